import { methods } from '@/lib/http/methods.ts';
import { servePicture } from '@/lib/pages/serve-picture.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: servePicture });
