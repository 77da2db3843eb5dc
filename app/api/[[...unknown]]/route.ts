import { unknownAddress } from '@/lib/http/methods.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownAddress;
