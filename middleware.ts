import { type NextRequest, NextResponse } from 'next/server';
import { problemResponse } from './lib/http/problem.ts';
import { decide } from './lib/routing.ts';

/** Applies {@link decide}. Only addresses that can be refused come here; every other pays nothing. */
export function middleware(request: NextRequest): Response {
  const decision = decide({ path: new URL(request.url).pathname });
  if (decision.kind === 'pass') return NextResponse.next();
  const { status, title, detail } = decision;
  const code = title.toLowerCase().replaceAll(' ', '_');
  return problemResponse({ status, title, detail, code });
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/(.*%.*)'],
};
