// Serves `.vercel/output` as Vercel documents it: the routes of its config.json in order, the middleware, a cache, and
// static files or functions. https://vercel.com/docs/build-output-api/configuration and /docs/cdn-cache
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { remove, startFunction, unpack } from './vercel-function.mjs';

const CACHED_STATUSES = [200, 301, 302, 307, 308, 404, 410];
// In order of precedence; the first two are for caches only.
const DECIDING = ['vercel-cdn-cache-control', 'cdn-cache-control', 'cache-control'];

function isMet({ type, key, value }, { url, headers }) {
  const given = type === 'header' ? headers.get(key) : type === 'query' ? url.searchParams.get(key) : url.host;
  return given !== null && (value === undefined || new RegExp(`^${value}$`).test(given));
}

/** The match of a route with a request, or `null`. */
function matchOf(route, request) {
  const found = new RegExp(route.src).exec(request.url.pathname);
  const applies = !route.methods || route.methods.includes(request.method);
  const has = (route.has ?? []).every((condition) => isMet(condition, request));
  const lacks = !(route.missing ?? []).some((condition) => isMet(condition, request));
  return applies && has && lacks ? found : null;
}

const fillIn = (text, match) => text.replace(/\$(\d+|\w+)/g, (_, name) => match[name] ?? match.groups?.[name] ?? '');

/** The files and functions below a folder. */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() && !entry.name.endsWith('.func') ? filesBelow(path) : [path];
  });
}

const seconds = (caching, name) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(caching)?.[1] ?? 0);

/** For how many seconds the cache keeps a response, fresh and stale. */
function lifetimeOf(request, status, headers) {
  const name = DECIDING.find((header) => headers.has(header));
  const caching = headers.get(name) ?? '';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isPrivate = /\b(?:private|no-cache|no-store)\b/.test(caching) || headers.has('set-cookie');
  const isOwn = request.headers.has('authorization') || request.headers.has('range');
  if (!isRead || isPrivate || isOwn || !CACHED_STATUSES.includes(status)) return { fresh: 0, stale: 0 };
  const fresh = seconds(caching, 's-maxage') || (name === 'cache-control' ? 0 : seconds(caching, 'max-age'));
  return { fresh, stale: fresh && seconds(caching, 'stale-while-revalidate') };
}

/** Prepares the build in `folder`, run with these variables. Answers count the functions that a request has cost. */
export function createPlatform(folder, env) {
  const output = join(folder, '.vercel/output');
  const { routes } = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8'));
  const phases = { null: [] };
  let phase = 'null';
  for (const route of routes) {
    if (route.handle) {
      phase = route.handle;
      phases[phase] = [];
    } else phases[phase].push(route);
  }
  const unpacked = new Map();
  const running = new Map();
  const cache = new Map();
  let [later, variables] = [0, env];

  async function invoke(path, request, url) {
    const func = realpathSync(join(output, 'functions', `${path}.func`));
    if (!unpacked.has(func)) unpacked.set(func, unpack(folder, func));
    if (!running.has(func)) running.set(func, startFunction(unpacked.get(func), variables));
    const { method, headers, body } = request;
    const response = await (await running.get(func)).send(url, { method, headers, ...(body && { body }) });
    return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  }

  const isFile = (path) => existsSync(path) && statSync(path).isFile();
  /** The static file or function at a path. */
  function resourceAt(pathname) {
    const path = pathname === '/' ? '/index' : decodeURIComponent(pathname);
    const file = join(output, 'static', path);
    if (isFile(file)) return { file, path };
    return existsSync(join(output, 'functions', `${path}.func`)) ? { path } : null;
  }

  /** Applies what the middleware says: a response, or changes to the request. */
  async function runMiddleware(path, request, answer) {
    answer.middleware += 1;
    const { status, headers, body } = await invoke(path, request, request.url);
    const rewrite = headers.get('x-middleware-rewrite');
    if (rewrite === null && !headers.has('x-middleware-next')) return { status, headers: new Headers(headers), body };
    if (rewrite !== null) request.url = new URL(rewrite, request.url);
    const names = headers.get('x-middleware-override-headers')?.split(',') ?? [];
    if (names.length > 0) {
      const value = (name) => headers.get(`x-middleware-request-${name}`);
      request.headers = new Headers(names.filter(value).map((name) => [name, value(name)]));
    }
    for (const [name, value] of headers) if (!name.startsWith('x-middleware-')) answer.said.set(name, value);
    if (status !== 200) answer.status = status;
    return null;
  }

  /** Applies the routes of a phase: gives a response, or the resource that a route with `check` has found. */
  async function apply(name, request, answer) {
    for (const route of phases[name] ?? []) {
      const match = matchOf(route, request);
      if (match === null) continue;
      if (route.middlewarePath) {
        const response = await runMiddleware(route.middlewarePath, request, answer);
        if (response) return { response };
        continue;
      }
      const headers = Object.entries(route.headers ?? {}).map(([key, value]) => [key, fillIn(value, match)]);
      const location = headers.find(([key]) => key.toLowerCase() === 'location');
      if (location) return { response: { status: route.status, headers: new Headers(headers), body: '' } };
      for (const [key, value] of headers) (route.important ? answer.important : answer.rules).set(key, value);
      if (route.status) answer.status = route.status;
      if (route.dest) {
        const to = new URL(fillIn(route.dest, match), request.url);
        const found = resourceAt(to.pathname);
        // A dynamic route: the function's name has brackets, its request the path that was asked for.
        if (!/\[/.test(to.pathname)) request.url.pathname = to.pathname;
        for (const [key, value] of to.searchParams) request.url.searchParams.set(key, value);
        if (found && (route.check || name === 'error')) return { resource: found };
      }
      if (!route.continue && !route.check) return {};
    }
    return {};
  }

  async function route(request, answer) {
    const first = await apply('null', request, answer);
    if (first.response) return first;
    const here = resourceAt(request.url.pathname);
    if (here) return { resource: here };
    for (const name of ['filesystem', 'miss', 'rewrite', 'resource', 'error']) {
      const { resource } = await apply(name, request, answer);
      if (resource) return { resource };
    }
    throw new Error(`no route for ${request.url}`);
  }

  /** What the function says, with the rules' headers where it says nothing itself. */
  async function fetchFresh({ path }, request, answer) {
    const url = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('x-matched-path', path === '/index' ? '/' : path);
    const { status, headers: own, body } = await invoke(path, { ...request, headers }, url);
    const all = new Headers([...answer.rules, ...own].filter(([name]) => name !== 'connection'));
    for (const name of answer.rules.keys()) if (own.has(name)) all.set(name, own.get(name));
    for (const [name, value] of answer.important) all.set(name, value);
    return { status, headers: all, body, at: Date.now() + later, ...lifetimeOf(request, status, all) };
  }

  async function throughCache(resource, request, answer) {
    const { url, headers } = request;
    const key = [url.host, url.pathname, url.search, headers.get('accept'), headers.get('accept-encoding')].join('\n');
    const kept = request.method === 'GET' || request.method === 'HEAD' ? cache.get(key) : undefined;
    const age = kept && (Date.now() + later - kept.at) / 1000;
    const renew = async () => {
      answer.functions += 1;
      const made = await fetchFresh(resource, request, answer);
      if (made.fresh > 0) cache.set(key, made);
      return made;
    };
    if (kept && age < kept.fresh) return { ...kept, cache: 'HIT' };
    if (kept && age < kept.fresh + kept.stale) {
      answer.background = renew();
      answer.functions -= 1;
      return { ...kept, cache: 'STALE' };
    }
    return { ...(await renew()), cache: 'MISS' };
  }

  /** One request: status, headers and body as the browser gets them, `cache`, and how often functions were called for it. */
  async function request(path, { method = 'GET', headers = {}, body } = {}) {
    const url = new URL(path, `https://${env.VERCEL_BRANCH_URL ?? env.VERCEL_PROJECT_PRODUCTION_URL}`);
    const sent = { url, method, body, headers: new Headers({ accept: '*/*', ...headers }) };
    sent.headers.set('x-forwarded-host', url.host);
    sent.headers.set('x-forwarded-proto', 'https');
    const answer = { rules: new Headers(), important: new Headers(), said: new Headers(), middleware: 0, functions: 0 };
    const { response, resource } = await route(sent, answer);
    let made = response;
    if (resource?.file) made = { status: 200, headers: new Headers(answer.rules), body: readFileSync(resource.file) };
    else if (resource) {
      await apply('hit', { ...sent, url: new URL(resource.path, url) }, answer);
      made = await throughCache(resource, sent, answer);
    } else for (const [name, value] of answer.rules) if (!made.headers.has(name)) made.headers.set(name, value);
    const shown = new Headers(made.headers);
    shown.delete('vercel-cdn-cache-control');
    const caching = shown.get('cache-control')?.split(/, */) ?? [];
    const forBrowser = caching.filter((part) => !/^(?:s-maxage|stale-while-revalidate)=/.test(part)).join(', ');
    if (forBrowser) shown.set('cache-control', forBrowser);
    for (const [name, value] of answer.said) shown.set(name, value);
    await answer.background;
    const { middleware, functions } = answer;
    const status = answer.status ?? made.status;
    return { status, headers: shown, body: made.body, cache: made.cache, middleware, functions };
  }

  function stop(path) {
    for (const [func, started] of running) {
      if (path !== undefined && !func.endsWith(`${path}.func`)) continue;
      started.then(({ stop: end }) => end());
      running.delete(func);
    }
  }

  return {
    request,
    /** The size of each function that was called, by name. */
    sizes: () => [...unpacked].map(([func, { bytes }]) => [func.slice(output.length + 11, -5), bytes]),
    /** Lets time pass for the cache. */
    wait(forSeconds) {
      later += forSeconds * 1000;
    },
    /** Ends the processes of all functions or of the one at `path`: the next request finds them cold, with these variables. */
    cool(path, changed = {}) {
      variables = { ...variables, ...changed };
      stop(path);
    },
    forget: () => cache.clear(),
    end() {
      stop();
      for (const made of unpacked.values()) remove(made);
    },
    /** Every function's address, and the settings of those that do not share another's files. */
    functions: () =>
      filesBelow(join(output, 'functions'))
        .filter((path) => path.endsWith('.func'))
        .map((path) => {
          const isOwn = !lstatSync(path).isSymbolicLink();
          const settings = isOwn ? JSON.parse(readFileSync(join(path, '.vc-config.json'), 'utf8')) : null;
          return { address: path.slice(output.length + '/functions'.length, -'.func'.length), settings };
        }),
  };
}
