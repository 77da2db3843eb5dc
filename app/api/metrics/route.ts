import { metricsRoute } from '@/lib/metrics/metrics-route.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = metricsRoute;
