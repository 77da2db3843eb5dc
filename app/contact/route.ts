import { methods } from '@/lib/http/methods.ts';
import { serveContactForm, takeContactForm } from '@/lib/pages/serve-contact.ts';

export const maxDuration = 60;
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: serveContactForm,
  POST: takeContactForm,
});
