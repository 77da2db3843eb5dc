/**
 * Whether the site that all tests share is plain Next, `next start`, without
 * the layer of `lib/server`.
 */
export const isPlain = process.env.PLAIN_NEXT === 'yes';
