import { describe, expect, it } from 'vitest';
import { acceptsGzip } from './accept-encoding.ts';

describe('acceptsGzip()', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'GZIP', '*', 'x-gzip', 'br , gzip ;q=0.001'])(
    'is true of %s',
    (header) => expect(acceptsGzip(header)).toBe(true),
  );

  it.each([null, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.000', '*, gzip;q=0', '*;q=0', 'gzipped'])(
    'is false of %s',
    (header) => expect(acceptsGzip(header)).toBe(false),
  );
});
