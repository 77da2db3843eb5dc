import { unknownAddress } from '@/lib/http/unknown-address.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownAddress;
