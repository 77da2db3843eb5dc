// Serves `.vercel/output` as Vercel documents it: the routes of its config.json in order, the middleware, the cache, and
// static files or functions. https://vercel.com/docs/build-output-api/configuration
import { existsSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createCdnCache } from './vercel-cdn-cache.mjs';
import { startFunction, unpack } from './vercel-function.mjs';

/** What a route captures from a request, by number and name; `null` if the route does not apply. */
function capture({ src, has = [], missing = [] }, { url, headers }) {
  const find = ({ type, key, value = '.*' }) => {
    const given = { header: headers, query: url.searchParams }[type].get(key);
    return given === null ? null : new RegExp(`^(?:${value})$`).exec(given);
  };
  const found = [new RegExp(src).exec(url.pathname), ...has.map(find)];
  if (found.includes(null) || missing.some(find)) return null;
  return Object.assign({ ...found[0] }, ...found.map(({ groups }) => groups));
}

/** Prepares the build in `folder`, run with these variables. */
export function createPlatform(folder, env) {
  const output = join(folder, '.vercel/output');
  const phases = { start: [] };
  let phase = 'start';
  for (const route of JSON.parse(readFileSync(join(output, 'config.json'), 'utf8')).routes) {
    if (route.handle) phase = route.handle;
    phases[phase] ??= [];
    if (!route.handle) phases[phase].push(route);
  }
  const unpacked = new Map();
  const running = new Map();
  const cache = createCdnCache();
  let variables = env;

  async function run(path, { method, url, headers, body }) {
    const func = realpathSync(join(output, 'functions', `${path}.func`));
    if (!unpacked.has(func)) unpacked.set(func, unpack(folder, func));
    if (!running.has(func)) running.set(func, startFunction(unpacked.get(func), variables));
    const { send } = await running.get(func);
    const response = await send(url, { method, headers, ...(body && { body }) });
    const own = [...response.headers].filter(([name]) => name !== 'connection');
    return { status: response.status, headers: new Headers(own), body: Buffer.from(await response.arrayBuffer()) };
  }

  /** The static file or function at a path. */
  function resourceAt(pathname) {
    const path = pathname === '/' ? '/index' : decodeURIComponent(pathname);
    const file = join(output, 'static', path);
    if (existsSync(file) && statSync(file).isFile()) return { path, file };
    return existsSync(join(output, 'functions', `${path}.func`)) ? { path } : null;
  }

  /** Applies what the middleware decides: gives its response, or changes the request. */
  async function runMiddleware(path, request) {
    request.middleware += 1;
    const response = await run(path, request);
    const { status, headers } = response;
    const rewrite = headers.get('x-middleware-rewrite');
    if (rewrite === null && !headers.has('x-middleware-next')) return response;
    request.url = new URL(rewrite ?? request.url, request.url);
    const passed = headers.get('x-middleware-override-headers')?.split(',') ?? [];
    const entries = passed.map((name) => [name, headers.get(`x-middleware-request-${name}`)]);
    if (passed.length > 0) request.headers = new Headers(entries.filter(([, value]) => value));
    for (const [name, value] of headers) if (!name.startsWith('x-middleware-')) request.late.set(name, value);
    if (status !== 200) request.lateStatus = status;
    return null;
  }

  /** Applies the routes of a phase: gives a response, or the resource that a route has found. */
  async function apply(name, request) {
    for (const route of phases[name] ?? []) {
      const captured = capture(route, request);
      if (captured === null) continue;
      if (route.middlewarePath) {
        const response = await runMiddleware(route.middlewarePath, request);
        if (response) return { response };
        continue;
      }
      const fill = (text) => text.replace(/\$(\w+)/g, (_, group) => captured[group] ?? '');
      const headers = route.important ? request.late : request.early;
      for (const [key, value] of Object.entries(route.headers ?? {})) headers.set(key, fill(value));
      if (headers.has('location')) return { response: { status: route.status, headers, body: '' } };
      request.status = route.status ?? request.status;
      if (route.dest) {
        const to = new URL(fill(route.dest), request.url);
        const resource = resourceAt(to.pathname);
        // A dynamic route: the function's name has brackets, its request the path that was requested.
        if (!to.pathname.includes('[')) request.url.pathname = to.pathname;
        for (const [key, value] of to.searchParams) request.url.searchParams.set(key, value);
        if (resource && (route.check || name === 'error')) return { resource };
      }
      if (!route.continue && !route.check) return {};
    }
    return {};
  }

  async function route(request) {
    const first = await apply('start', request);
    if (first.response) return first;
    const resource = resourceAt(request.url.pathname);
    if (resource) return { resource };
    for (const name of ['filesystem', 'miss', 'rewrite', 'resource', 'error']) {
      const found = await apply(name, request);
      if (found.resource) return found;
    }
    throw new Error(`no route for ${request.url}`);
  }

  /** The response of a function, with the rules' headers where it has none of its own. */
  async function render({ path }, request) {
    request.headers.set('x-matched-path', path === '/index' ? '/' : path);
    const { headers, ...response } = await run(path, request);
    return { ...response, headers: new Headers([...new Map([...request.early, ...headers])]) };
  }

  return {
    /**
     * One request: `cache`, how many functions it has waited for, and status, headers and body as the browser gets them.
     * Vercel doesn't document whether a page's own headers and status replace those that the middleware has set, so there
     * are two answers: of `page` and of `middleware`, whichever has the last word.
     */
    async request(path, { method = 'GET', headers = {}, body } = {}) {
      const url = new URL(path, `https://${env.VERCEL_BRANCH_URL}`);
      const forwarded = { 'x-forwarded-host': url.host, 'x-forwarded-proto': 'https' };
      const sent = { url, method, body, headers: new Headers({ accept: '*/*', ...headers, ...forwarded }) };
      // Headers of rules count where a function has none of that name; those of the middleware are set at the end.
      const request = { ...sent, early: new Headers(), late: new Headers(), middleware: 0 };
      const { response, resource } = await route(request);
      if (resource) await apply('hit', { ...request, url: new URL(resource.path, url) });
      const { background, ...found } = resource?.file
        ? { status: 200, headers: request.early, body: readFileSync(resource.file) }
        : (response ?? (await cache.respond(request, () => render(resource, request))));
      await background;
      const rest = { ...found, middleware: request.middleware, functions: found.cache === 'MISS' ? 1 : 0 };

      /** What the browser gets where these headers and this status come last. */
      function shown(late, status) {
        const all = new Headers([...new Map([...(response ? request.early : []), ...found.headers])]);
        const caching = all.get('cache-control')?.split(/, */) ?? [];
        const forBrowser = caching.filter((part) => !/^(?:s-maxage|stale-while-revalidate)=/.test(part));
        if (forBrowser.length > 0) all.set('cache-control', forBrowser.join(', '));
        all.delete('vercel-cdn-cache-control');
        for (const [name, value] of late) all.set(name, value);
        return { ...rest, headers: all, status: request.status ?? status ?? found.status };
      }
      const middleware = shown(request.late, request.lateStatus);
      const unset = [...request.late].filter(([name]) => !found.headers.has(name));
      return { middleware, page: response ? middleware : shown(unset) };
    },
    /** The size of each function that was called, by name. */
    sizes: () =>
      [...unpacked].map(([func, { bytes }]) => [func.slice(join(output, 'functions/').length, -'.func'.length), bytes]),
    cache,
    /** Ends the functions' processes: the next request finds them cold, with these variables. */
    async cool(changed = {}) {
      variables = { ...variables, ...changed };
      for (const started of running.values()) (await started).stop();
      running.clear();
    },
    /** Ends everything. */
    async end() {
      await this.cool();
      for (const { folder: copied } of unpacked.values()) rmSync(copied, { recursive: true });
    },
  };
}
