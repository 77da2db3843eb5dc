import { redirect } from 'next/navigation';

export default function Old() {
  redirect('/team?tab=old');
}
