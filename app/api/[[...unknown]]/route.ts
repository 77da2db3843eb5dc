import { unknownAddress } from '@/lib/http/route-handler.ts';

export {
  unknownAddress as DELETE,
  unknownAddress as GET,
  unknownAddress as PATCH,
  unknownAddress as POST,
  unknownAddress as PUT,
};
