import { methods } from '@/lib/http/methods.ts';
import { drawPicture } from './draw-picture.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: drawPicture });
