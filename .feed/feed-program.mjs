import { tracingChannel as d, channel as u } from 'node:diagnostics_channel';
import { once as s } from 'node:events';
import { readFileSync as n, writeFileSync as r, createReadStream as t } from 'node:fs';
import { createRequire as e } from 'node:module';
import { setPriority as i } from 'node:os';
import f from 'node:path';
import p from 'node:process';
import { text as a } from 'node:stream/consumers';
import { fileURLToPath as c, pathToFileURL as l } from 'node:url';
import { Worker as o } from 'node:worker_threads';
var m = Object.create,
  h = Object.defineProperty,
  g = Object.getOwnPropertyDescriptor,
  _ = Object.getOwnPropertyNames,
  v = Object.getPrototypeOf,
  y = Object.prototype.hasOwnProperty,
  b = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), (e = null)), t.exports),
  x = (e, t) => {
    const n = {};
    for (var r in e) h(n, r, { get: e[r], enumerable: !0 });
    return (t || h(n, Symbol.toStringTag, { value: `Module` }), n);
  },
  S = (e, t, n, r) => {
    if ((t && typeof t == `object`) || typeof t == `function`)
      for (var i = _(t), a = 0, o = i.length, s; a < o; a++)
        (s = i[a]),
          !y.call(e, s) &&
            s !== n &&
            h(e, s, { get: ((e) => t[e]).bind(null, s), enumerable: !(r = g(t, s)) || r.enumerable });
    return e;
  },
  ee = (e, t, n) => (
    (n = e == null ? {} : m(v(e))),
    S(t || !e || !e.__esModule || !y.call(e, `default`) ? h(n, `default`, { value: e, enumerable: !0 }) : n, e)
  ),
  te = /* @__PURE__ */ e(import.meta.url);
const C = ({ pagesSeconds: e }) => e + 20;
var w = class extends Error {
  retryAfterSeconds;
  constructor(e, t = null) {
    super(e), (this.retryAfterSeconds = t);
  }
};
function T({ projects: e, ...t }, n, r) {
  const i = ({ status: e }) => n?.includes(e) ?? !0,
    a = /* @__PURE__ */ new Map();
  for (const { status: t } of e.filter((e) => !i(e))) a.set(t, (a.get(t) ?? 0) + 1);
  return { ...t, projects: e.filter(i), hidden: [...a], ...r };
}
function E(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
const D = (e) => typeof e == `object` && !!e && !Array.isArray(e);
async function ne(e, t) {
  let n = [],
    r = 0;
  for await (const i of e) {
    if (((r += i.byteLength), r > t)) return null;
    n.push(i);
  }
  return Buffer.concat(n);
}
function re(e) {
  const t = e?.trim() ?? ``;
  if (t === ``) return null;
  const n = /^\d+$/.test(t) ? Number(t) : (Date.parse(t) - Date.now()) / 1e3;
  return n >= 0 ? n : null;
}
const ie = (e) =>
  Buffer.from(e.buffer, e.byteOffset, e.byteLength)
    .toString(`latin1`)
    .replace(/[\x80-\x9f]/g, (e) => `€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ`[e.charCodeAt(0) - 128] ?? e);
function ae([e, t]) {
  return e === 255 && t === 254 ? `utf-16le` : e === 254 && t === 255 ? `utf-16be` : null;
}
function oe(e, t) {
  const n = ae(e) ?? t?.toLowerCase() ?? `utf-8`,
    r = n.startsWith(`utf-16`) ? [n, `utf-8`] : [`utf-8`, n];
  for (const t of r)
    try {
      const n = new TextDecoder(t, { fatal: !0 });
      return n.encoding === `windows-1252` ? ie(e) : n.decode(e);
    } catch {}
  return ie(e);
}
function se(e) {
  if (e !== void 0) {
    if (e === null || e === `` || e === !1) return null;
    if (typeof e != `string`) throw new w(`"next" is not an address`);
    return e;
  }
}
function ce(e) {
  if (Array.isArray(e)) return { items: e, next: void 0 };
  if (D(e) && Array.isArray(e.projects)) return { items: e.projects, next: se(e.next) };
  throw new w(`the body is neither an array nor an object with an array "projects"`);
}
function le(e) {
  return D(e) && D(e.projects)
    ? ce({ ...e, projects: [e.projects] })
    : ce(D(e) && `id` in e && !(`projects` in e) ? [e] : e);
}
const ue = /<([^<>]*)>((?:[^<>"]|"(?:[^"\\]|\\.)*")*)/g,
  de = /;\s*([^\s;,="]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]+))/g;
function fe(e) {
  for (const [, t = ``, n = ``] of (e ?? ``).matchAll(ue)) {
    const e = [...n.matchAll(de)].map(([, e = ``, t, n = ``]) => [e.toLowerCase(), (t ?? n).toLowerCase()]),
      { rel: r, anchor: i } = Object.fromEntries(e.reverse());
    if (r?.split(/\s+/).includes(`next`) && i === void 0) return t.trim();
  }
  return null;
}
async function pe(e, t, n = null) {
  const r = await ne(e, t);
  if (r === null) throw new w(`the body is larger than ${t} bytes`);
  return { text: oe(r, n), bytes: r.byteLength };
}
function me({ token: e, headers: t }, n) {
  const r = new Headers({ Accept: `application/json, text/csv, application/xml, */*;q=0.5` });
  e !== null && r.set(`Authorization`, `Bearer ${e}`);
  for (const [e, i] of Object.entries({ ...t, ...n })) r.set(e, i);
  return r;
}
function he(e) {
  const [t, n] = [e.get(`etag`), e.get(`last-modified`)];
  return { ...(t && { 'If-None-Match': t }), ...(n && { 'If-Modified-Since': n }) };
}
function ge({ url: e, token: t, headers: n }, r) {
  const i = t !== null || Object.keys(n).length > 0;
  return r.origin === e.origin || (!i && r.protocol === `https:`);
}
async function _e(e, t, n) {
  let r = me(e, t),
    i = e.url;
  for (let t = 0; t <= 3; t += 1) {
    const t = await fetch(i, { signal: n, redirect: `manual`, cache: `no-store`, headers: r }),
      a = t.headers.get(`location`);
    if (t.status < 300 || t.status > 399 || a === null) return { response: t, url: i };
    await t.body?.cancel();
    const o = URL.canParse(a, i) ? new URL(a, i) : null;
    if (o === null || !ge(e, o)) throw new w(`redirected to another origin`);
    i = o;
  }
  throw new w(`more than 3 redirects`);
}
async function ve(e, t, n) {
  const { response: r, url: i } = await _e(e, t, n);
  if (r.status === 304 && Object.keys(t).length > 0) return fe(r.headers.get(`link`)) === null ? null : ve(e, {}, n);
  if (r.status !== 200 || r.body === null)
    throw (await r.body?.cancel(), new w(`answered with status ${r.status}`, re(r.headers.get(`retry-after`))));
  const { headers: a } = r,
    o = /charset="?([\w-]+)/i.exec(a.get(`content-type`) ?? ``)?.[1] ?? null;
  return { ...(await pe(r.body, e.maxBytes, o)), url: i, next: fe(a.get(`link`)), conditions: he(a) };
}
async function ye({ url: e, maxBytes: n }, r, i) {
  return { ...(await pe(t(e, { signal: i }), n)), url: e, next: null, conditions: {} };
}
function be(e, t) {
  if (t.aborted) return `gave no complete answer in time`;
  if (!(e instanceof Error)) return `failed`;
  const n = e.cause instanceof Error ? e.cause : e;
  return `could not be read (${(`code` in n ? n.code : void 0) ?? n.name})`;
}
async function xe(e, t = {}) {
  const n = AbortSignal.timeout(Math.ceil(e.timeoutSeconds * 1e3)),
    r = e.url.protocol === `file:` ? ye : ve,
    i = s(n, `abort`).then(() => Promise.reject(n.reason));
  try {
    return await Promise.race([r(e, t, n), i]);
  } catch (e) {
    throw e instanceof w ? e : new w(be(e, n));
  }
}
function Se(e, t, n) {
  if (e === null) return null;
  const r = URL.canParse(e, t) ? new URL(e, t) : null;
  if (r === null || t.protocol === `file:`) throw new w(`the address of the next page can’t be followed`);
  if (r.origin !== n) throw new w(`the next page is on another origin`);
  return ((r.hash = ``), r.href);
}
async function Ce(e, t, n) {
  let r = /* @__PURE__ */ new Set(),
    i = e.maxBytes,
    a = {};
  for (let o = e.url.href; o !== null; ) {
    if (r.has(o)) throw new w(`the pages go round in a circle`);
    if (r.size === e.maxPages) throw new w(`there are more than ${e.maxPages} pages`);
    const s = await xe({ ...e, url: new URL(o) }, r.size === 0 ? t : {});
    if (s === null) return null;
    if ((r.add(o), (i -= s.bytes), i < 0)) throw new w(`the pages together are larger than ${e.maxBytes} bytes`);
    const c = await n(s.text, s.url);
    (o = Se(c === void 0 ? s.next : c, s.url, e.url.origin)), (a = o === null && r.size === 1 ? s.conditions : {});
  }
  return { pages: r.size, conditions: a };
}
const we = [
    [`ashby`, `jobs`, `title`, `jobUrl`, `isListed`],
    [`bullhorn`, `data`, `title`, `publicDescription`],
    [`greenhouse`, `jobs`, `title`, `absolute_url`, `internal_job_id`],
    [`lever`, ``, `text`, `hostedUrl`, `categories`],
    [`personio`, `workzag-jobs.position`, `id`, `name`],
    [`recruitee`, `offers`, `title`, `careers_url`],
    [`smartrecruiters`, `content`, `name`, `releasedDate`],
    [`table`, `records`, `fields`],
    [`teamtailor`, `data`, `type`, `attributes`, `relationships`],
    [`teamtailor-jobs`, `items`, `title`, `_jobposting`],
    [`workable`, `jobs`, `title`, `shortcode`, `application_url`],
  ],
  Te = (e, t) =>
    t
      .split(`.`)
      .filter(Boolean)
      .reduce((e, t) => (D(e) && Object.hasOwn(e, t) ? e[t] : void 0), e);
function Ee(e) {
  return (
    we.find(([, t, ...n]) => {
      const r = Te(e, t),
        i = Array.isArray(r) ? r[0] : r;
      return D(i) && n.every((e) => Object.hasOwn(i, e));
    })?.[0] ?? null
  );
}
var O = class e extends Error {
  constructor(t, n, r, ...i) {
    Array.isArray(n) && (n = n.join(` `).trim()),
      super(n),
      Error.captureStackTrace !== void 0 && Error.captureStackTrace(this, e),
      (this.code = t);
    for (const e of i)
      for (const t in e) {
        const n = e[t];
        this[t] = Buffer.isBuffer(n) ? n.toString(r.encoding) : n == null ? n : JSON.parse(JSON.stringify(n));
      }
  }
};
const De = (e) => typeof e == `object` && !!e && !Array.isArray(e),
  Oe = (e) => {
    const t = [];
    for (let n = 0, r = e.length; n < r; n++) {
      const r = e[n];
      if (r == null || r === !1) t[n] = { disabled: !0 };
      else if (typeof r == `string` || typeof r == `number`) t[n] = { name: `${r}` };
      else if (De(r)) {
        if (typeof r.name != `string`)
          throw new O(`CSV_OPTION_COLUMNS_MISSING_NAME`, [
            `Option columns missing name:`,
            `property "name" is required at position ${n}`,
            `when column is an object literal`,
          ]);
        t[n] = r;
      } else
        throw new O(`CSV_INVALID_COLUMN_DEFINITION`, [
          `Invalid column definition:`,
          `expect a string or a literal object,`,
          `got ${JSON.stringify(r)} at position ${n}`,
        ]);
    }
    return t;
  };
var ke = class {
  constructor(e = 100) {
    (this.size = e), (this.length = 0), (this.buf = Buffer.allocUnsafe(e));
  }
  prepend(e) {
    if (Buffer.isBuffer(e)) {
      const t = this.length + e.length;
      if (t >= this.size && (this.resize(), t >= this.size)) throw Error(`INVALID_BUFFER_STATE`);
      const n = this.buf;
      (this.buf = Buffer.allocUnsafe(this.size)),
        e.copy(this.buf, 0),
        n.copy(this.buf, e.length),
        (this.length += e.length);
    } else {
      const t = this.length++;
      t === this.size && this.resize();
      const n = this.clone();
      (this.buf[0] = e), n.copy(this.buf, 1, 0, t);
    }
  }
  append(e) {
    const t = this.length++;
    t === this.size && this.resize(), (this.buf[t] = e);
  }
  clone() {
    return Buffer.from(this.buf.slice(0, this.length));
  }
  resize() {
    const e = this.length;
    this.size *= 2;
    const t = Buffer.allocUnsafe(this.size);
    this.buf.copy(t, 0, 0, e), (this.buf = t);
  }
  toString(e) {
    return e ? this.buf.toString(e, 0, this.length) : Uint8Array.prototype.slice.call(this.buf.slice(0, this.length));
  }
  toJSON() {
    return this.toString(`utf8`);
  }
  reset() {
    this.length = 0;
  }
};
const Ae = (e) => {
    const t = [
        32, 9, 10, 13, 12, 11, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232, 8233,
        8239, 8287, 12288, 65279,
      ].reduce((t, n) => {
        const r = Buffer.from(String.fromCharCode(n), e.encoding);
        return ((n !== 63 && r.length === 1 && r[0] === 63) || t.push(r), t);
      }, []),
      n = /* @__PURE__ */ new Uint8Array(256);
    for (const e of t) n[e[0]] = 1;
    return {
      bomSkipped: !1,
      bufBytesStart: 0,
      castField: e.cast_function,
      commenting: !1,
      delimiterBufPrevious: void 0,
      delimiterDiscovered: !1,
      error: void 0,
      enabled: e.from_line === 1,
      escaping: !1,
      escapeIsQuote: Buffer.isBuffer(e.escape) && Buffer.isBuffer(e.quote) && Buffer.compare(e.escape, e.quote) === 0,
      expectedRecordLength: Array.isArray(e.columns) ? e.columns.length : void 0,
      field: new ke(20),
      firstLineToHeaders: e.cast_first_line_to_header,
      needMoreDataSize: Math.max(
        e.comment === null ? 0 : e.comment.length,
        ...(e.delimiter ? e.delimiter.map((e) => e.length) : []),
        +!!e.delimiter_auto,
        e.quote === null ? 0 : e.quote.length,
        ...t.map((e) => e.length),
      ),
      previousBuf: void 0,
      quoting: !1,
      stop: !1,
      rawBuffer: new ke(100),
      record: [],
      recordHasError: !1,
      record_length: 0,
      recordDelimiterMaxLength:
        e.record_delimiter.length === 0 ? 0 : Math.max(...e.record_delimiter.map((e) => e.length)),
      trimChars: [Buffer.from(` `, e.encoding)[0], Buffer.from(`	`, e.encoding)[0]],
      wasQuoting: !1,
      wasRowDelimiter: !1,
      timchars: t,
      timcharFirstBytes: n,
    };
  },
  je = (e) => e.replace(/([A-Z])/g, (e, t) => `_` + t.toLowerCase()),
  k = (e) => {
    const t = {};
    for (const n in e) t[je(n)] = e[n];
    if (t.encoding === void 0 || t.encoding === !0) t.encoding = `utf8`;
    else if (t.encoding === null || t.encoding === !1) t.encoding = null;
    else if (typeof t.encoding != `string` && t.encoding !== null)
      throw new O(
        `CSV_INVALID_OPTION_ENCODING`,
        [
          `Invalid option encoding:`,
          `encoding must be a string or null to return a buffer,`,
          `got ${JSON.stringify(t.encoding)}`,
        ],
        t,
      );
    if (t.bom === void 0 || t.bom === null || t.bom === !1) t.bom = !1;
    else if (t.bom !== !0)
      throw new O(
        `CSV_INVALID_OPTION_BOM`,
        [`Invalid option bom:`, `bom must be true,`, `got ${JSON.stringify(t.bom)}`],
        t,
      );
    if (((t.cast_function = null), t.cast === void 0 || t.cast === null || t.cast === !1 || t.cast === ``))
      t.cast = void 0;
    else if (typeof t.cast == `function`) (t.cast_function = t.cast), (t.cast = !0);
    else if (t.cast !== !0)
      throw new O(
        `CSV_INVALID_OPTION_CAST`,
        [`Invalid option cast:`, `cast must be true or a function,`, `got ${JSON.stringify(t.cast)}`],
        t,
      );
    if (t.cast_date === void 0 || t.cast_date === null || t.cast_date === !1 || t.cast_date === ``) t.cast_date = !1;
    else if (t.cast_date === !0)
      t.cast_date = (e) => {
        const t = Date.parse(e);
        return isNaN(t) ? e : new Date(t);
      };
    else if (typeof t.cast_date != `function`)
      throw new O(
        `CSV_INVALID_OPTION_CAST_DATE`,
        [`Invalid option cast_date:`, `cast_date must be true or a function,`, `got ${JSON.stringify(t.cast_date)}`],
        t,
      );
    if (((t.cast_first_line_to_header = void 0), t.columns === !0)) t.cast_first_line_to_header = void 0;
    else if (typeof t.columns == `function`) (t.cast_first_line_to_header = t.columns), (t.columns = !0);
    else if (Array.isArray(t.columns)) t.columns = Oe(t.columns);
    else if (t.columns === void 0 || t.columns === null || t.columns === !1) t.columns = !1;
    else
      throw new O(
        `CSV_INVALID_OPTION_COLUMNS`,
        [`Invalid option columns:`, `expect an array, a function or true,`, `got ${JSON.stringify(t.columns)}`],
        t,
      );
    if (t.group_columns_by_name === void 0 || t.group_columns_by_name === null || t.group_columns_by_name === !1)
      t.group_columns_by_name = !1;
    else if (t.group_columns_by_name !== !0)
      throw new O(
        `CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME`,
        [
          `Invalid option group_columns_by_name:`,
          `expect an boolean,`,
          `got ${JSON.stringify(t.group_columns_by_name)}`,
        ],
        t,
      );
    else if (t.columns === !1)
      throw new O(
        `CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME`,
        [`Invalid option group_columns_by_name:`, 'the `columns` mode must be activated.'],
        t,
      );
    if (t.comment === void 0 || t.comment === null || t.comment === !1 || t.comment === ``) t.comment = null;
    else if (
      (typeof t.comment == `string` && (t.comment = Buffer.from(t.comment, t.encoding)), !Buffer.isBuffer(t.comment))
    )
      throw new O(
        `CSV_INVALID_OPTION_COMMENT`,
        [`Invalid option comment:`, `comment must be a buffer or a string,`, `got ${JSON.stringify(t.comment)}`],
        t,
      );
    if (t.comment_no_infix === void 0 || t.comment_no_infix === null || t.comment_no_infix === !1)
      t.comment_no_infix = !1;
    else if (t.comment_no_infix !== !0)
      throw new O(
        `CSV_INVALID_OPTION_COMMENT`,
        [`Invalid option comment_no_infix:`, `value must be a boolean,`, `got ${JSON.stringify(t.comment_no_infix)}`],
        t,
      );
    if (t.delimiter_auto === void 0 || t.delimiter_auto === null || t.delimiter_auto === !1) t.delimiter_auto = !1;
    else if (t.delimiter_auto === !0) t.delimiter_auto = {};
    else if (!De(t.delimiter_auto))
      throw new O(
        `CSV_INVALID_OPTION_DELIMITER_AUTO`,
        [
          `Invalid option delimiter_auto:`,
          `delimiter_auto must be a boolean or a configuration object,`,
          `got ${JSON.stringify(t.delimiter_auto)}`,
        ],
        t,
      );
    if (t.delimiter_auto) {
      if (t.delimiter_auto.preferred === void 0)
        t.delimiter_auto.preferred = { 44: 1.8, 9: 1.8, 59: 1.6, 32: 1.6, 58: 1.5, 46: 1.4, 47: 1.4 };
      else if (!De(t.delimiter_auto.preferred))
        throw new O(
          `CSV_INVALID_OPTION_DELIMITER_AUTO`,
          [
            `Invalid option delimiter_auto:`,
            `preferred must be an object,`,
            `got ${JSON.stringify(t.delimiter_auto.preferred)}`,
          ],
          t,
        );
      if (t.delimiter_auto.score === void 0)
        t.delimiter_auto.score = (e, t) => (e.total - e.std) * (t.preferred[e.char_code] || 1);
      else if (typeof t.delimiter_auto.score != `function`)
        throw new O(
          `CSV_INVALID_OPTION_DELIMITER_AUTO`,
          [
            `Invalid option delimiter_auto:`,
            `score must be a function,`,
            `got ${JSON.stringify(t.delimiter_auto.score)}`,
          ],
          t,
        );
      if (t.delimiter_auto.size === void 0) t.delimiter_auto.size = 2048;
      else if (typeof t.delimiter_auto.size != `number`)
        throw new O(
          `CSV_INVALID_OPTION_DELIMITER_AUTO`,
          [`Invalid option delimiter_auto:`, `size must be a number,`, `got ${JSON.stringify(t.delimiter_auto.size)}`],
          t,
        );
    }
    const n = JSON.stringify(t.delimiter);
    if (
      (t.delimiter_auto !== !1 && (t.delimiter = []),
      Array.isArray(t.delimiter) ||
        ((t.delimiter === void 0 || t.delimiter === null || t.delimiter === !1) &&
          (t.delimiter = Buffer.from(`,`, t.encoding)),
        (t.delimiter = [t.delimiter])),
      (t.delimiter = t.delimiter.map((e) => {
        if ((typeof e == `string` && (e = Buffer.from(e, t.encoding)), !Buffer.isBuffer(e) || e.length === 0))
          throw new O(
            `CSV_INVALID_OPTION_DELIMITER`,
            [
              `Invalid option delimiter:`,
              `delimiter must be a non empty string or buffer or array of string|buffer,`,
              `got ${n}`,
            ],
            t,
          );
        return e;
      })),
      t.escape === void 0 || t.escape === !0
        ? (t.escape = Buffer.from(`"`, t.encoding))
        : typeof t.escape == `string`
          ? (t.escape = Buffer.from(t.escape, t.encoding))
          : (t.escape === null || t.escape === !1) && (t.escape = null),
      t.escape !== null && !Buffer.isBuffer(t.escape))
    )
      throw Error(`Invalid Option: escape must be a buffer, a string or a boolean, got ${JSON.stringify(t.escape)}`);
    if (t.from === void 0 || t.from === null) t.from = 1;
    else if (
      (typeof t.from == `string` && /\d+/.test(t.from) && (t.from = parseInt(t.from)), Number.isInteger(t.from))
    ) {
      if (t.from < 0) throw Error(`Invalid Option: from must be a positive integer, got ${JSON.stringify(e.from)}`);
    } else throw Error(`Invalid Option: from must be an integer, got ${JSON.stringify(t.from)}`);
    if (t.from_line === void 0 || t.from_line === null) t.from_line = 1;
    else if (
      (typeof t.from_line == `string` && /\d+/.test(t.from_line) && (t.from_line = parseInt(t.from_line)),
      Number.isInteger(t.from_line))
    ) {
      if (t.from_line <= 0)
        throw Error(
          `Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.stringify(e.from_line)}`,
        );
    } else throw Error(`Invalid Option: from_line must be an integer, got ${JSON.stringify(e.from_line)}`);
    if (t.ignore_last_delimiters === void 0 || t.ignore_last_delimiters === null) t.ignore_last_delimiters = !1;
    else if (typeof t.ignore_last_delimiters == `number`)
      (t.ignore_last_delimiters = Math.floor(t.ignore_last_delimiters)),
        t.ignore_last_delimiters === 0 && (t.ignore_last_delimiters = !1);
    else if (typeof t.ignore_last_delimiters != `boolean`)
      throw new O(
        `CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS`,
        [
          'Invalid option `ignore_last_delimiters`:',
          `the value must be a boolean value or an integer,`,
          `got ${JSON.stringify(t.ignore_last_delimiters)}`,
        ],
        t,
      );
    if (t.ignore_last_delimiters === !0 && t.columns === !1)
      throw new O(
        `CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS`,
        ['The option `ignore_last_delimiters`', 'requires the activation of the `columns` option'],
        t,
      );
    if (t.info === void 0 || t.info === null || t.info === !1) t.info = !1;
    else if (t.info !== !0) throw Error(`Invalid Option: info must be true, got ${JSON.stringify(t.info)}`);
    if (t.max_record_size === void 0 || t.max_record_size === null || t.max_record_size === !1) t.max_record_size = 0;
    else if (!(Number.isInteger(t.max_record_size) && t.max_record_size >= 0)) {
      if (typeof t.max_record_size == `string` && /\d+/.test(t.max_record_size))
        t.max_record_size = parseInt(t.max_record_size);
      else
        throw Error(
          `Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(t.max_record_size)}`,
        );
    }
    if (t.objname === void 0 || t.objname === null || t.objname === !1) t.objname = void 0;
    else if (Buffer.isBuffer(t.objname)) {
      if (t.objname.length === 0) throw Error(`Invalid Option: objname must be a non empty buffer`);
      t.encoding === null || (t.objname = t.objname.toString(t.encoding));
    } else if (typeof t.objname == `string`) {
      if (t.objname.length === 0) throw Error(`Invalid Option: objname must be a non empty string`);
    } else if (typeof t.objname != `number`)
      throw Error(`Invalid Option: objname must be a string or a buffer, got ${t.objname}`);
    if (t.objname !== void 0) {
      if (typeof t.objname == `number`) {
        if (t.columns !== !1)
          throw Error(`Invalid Option: objname index cannot be combined with columns or be defined as a field`);
      } else if (t.columns === !1)
        throw Error(`Invalid Option: objname field must be combined with columns or be defined as an index`);
    }
    if (t.on_record === void 0 || t.on_record === null) t.on_record = void 0;
    else if (typeof t.on_record != `function`)
      throw new O(
        `CSV_INVALID_OPTION_ON_RECORD`,
        ['Invalid option `on_record`:', `expect a function,`, `got ${JSON.stringify(t.on_record)}`],
        t,
      );
    if (t.on_skip !== void 0 && t.on_skip !== null && typeof t.on_skip != `function`)
      throw Error(`Invalid Option: on_skip must be a function, got ${JSON.stringify(t.on_skip)}`);
    if (t.quote === null || t.quote === !1 || t.quote === ``) t.quote = null;
    else if (
      (t.quote === void 0 || t.quote === !0
        ? (t.quote = Buffer.from(`"`, t.encoding))
        : typeof t.quote == `string` && (t.quote = Buffer.from(t.quote, t.encoding)),
      !Buffer.isBuffer(t.quote))
    )
      throw Error(`Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(t.quote)}`);
    if (t.raw === void 0 || t.raw === null || t.raw === !1) t.raw = !1;
    else if (t.raw !== !0) throw Error(`Invalid Option: raw must be true, got ${JSON.stringify(t.raw)}`);
    if (t.record_delimiter === void 0) t.record_delimiter = [];
    else if (typeof t.record_delimiter == `string` || Buffer.isBuffer(t.record_delimiter)) {
      if (t.record_delimiter.length === 0)
        throw new O(
          `CSV_INVALID_OPTION_RECORD_DELIMITER`,
          [
            'Invalid option `record_delimiter`:',
            `value must be a non empty string or buffer,`,
            `got ${JSON.stringify(t.record_delimiter)}`,
          ],
          t,
        );
      t.record_delimiter = [t.record_delimiter];
    } else if (!Array.isArray(t.record_delimiter))
      throw new O(
        `CSV_INVALID_OPTION_RECORD_DELIMITER`,
        [
          'Invalid option `record_delimiter`:',
          `value must be a string, a buffer or array of string|buffer,`,
          `got ${JSON.stringify(t.record_delimiter)}`,
        ],
        t,
      );
    if (
      ((t.record_delimiter = t.record_delimiter.map((e, n) => {
        if (typeof e != `string` && !Buffer.isBuffer(e))
          throw new O(
            `CSV_INVALID_OPTION_RECORD_DELIMITER`,
            [
              'Invalid option `record_delimiter`:',
              `value must be a string, a buffer or array of string|buffer`,
              `at index ${n},`,
              `got ${JSON.stringify(e)}`,
            ],
            t,
          );
        if (e.length === 0)
          throw new O(
            `CSV_INVALID_OPTION_RECORD_DELIMITER`,
            [
              'Invalid option `record_delimiter`:',
              `value must be a non empty string or buffer`,
              `at index ${n},`,
              `got ${JSON.stringify(e)}`,
            ],
            t,
          );
        return (typeof e == `string` && (e = Buffer.from(e, t.encoding)), e);
      })),
      typeof t.relax_column_count != `boolean`)
    ) {
      if (t.relax_column_count === void 0 || t.relax_column_count === null) t.relax_column_count = !1;
      else
        throw Error(
          `Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(t.relax_column_count)}`,
        );
    }
    if (typeof t.relax_column_count_less != `boolean`) {
      if (t.relax_column_count_less === void 0 || t.relax_column_count_less === null) t.relax_column_count_less = !1;
      else
        throw Error(
          `Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(t.relax_column_count_less)}`,
        );
    }
    if (typeof t.relax_column_count_more != `boolean`) {
      if (t.relax_column_count_more === void 0 || t.relax_column_count_more === null) t.relax_column_count_more = !1;
      else
        throw Error(
          `Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(t.relax_column_count_more)}`,
        );
    }
    if (typeof t.relax_quotes != `boolean`) {
      if (t.relax_quotes === void 0 || t.relax_quotes === null) t.relax_quotes = !1;
      else throw Error(`Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(t.relax_quotes)}`);
    }
    if (typeof t.skip_empty_lines != `boolean`) {
      if (t.skip_empty_lines === void 0 || t.skip_empty_lines === null) t.skip_empty_lines = !1;
      else throw Error(`Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(t.skip_empty_lines)}`);
    }
    if (typeof t.skip_records_with_empty_values != `boolean`) {
      if (t.skip_records_with_empty_values === void 0 || t.skip_records_with_empty_values === null)
        t.skip_records_with_empty_values = !1;
      else
        throw Error(
          `Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(t.skip_records_with_empty_values)}`,
        );
    }
    if (typeof t.skip_records_with_error != `boolean`) {
      if (t.skip_records_with_error === void 0 || t.skip_records_with_error === null) t.skip_records_with_error = !1;
      else
        throw Error(
          `Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(t.skip_records_with_error)}`,
        );
    }
    if (t.rtrim === void 0 || t.rtrim === null || t.rtrim === !1) t.rtrim = !1;
    else if (t.rtrim !== !0) throw Error(`Invalid Option: rtrim must be a boolean, got ${JSON.stringify(t.rtrim)}`);
    if (t.ltrim === void 0 || t.ltrim === null || t.ltrim === !1) t.ltrim = !1;
    else if (t.ltrim !== !0) throw Error(`Invalid Option: ltrim must be a boolean, got ${JSON.stringify(t.ltrim)}`);
    if (t.trim === void 0 || t.trim === null || t.trim === !1) t.trim = !1;
    else if (t.trim !== !0) throw Error(`Invalid Option: trim must be a boolean, got ${JSON.stringify(t.trim)}`);
    if (
      (t.trim === !0 && e.ltrim !== !1 ? (t.ltrim = !0) : t.ltrim !== !0 && (t.ltrim = !1),
      t.trim === !0 && e.rtrim !== !1 ? (t.rtrim = !0) : t.rtrim !== !0 && (t.rtrim = !1),
      t.to === void 0 || t.to === null)
    )
      t.to = -1;
    else if (t.to !== -1) {
      if ((typeof t.to == `string` && /\d+/.test(t.to) && (t.to = parseInt(t.to)), Number.isInteger(t.to))) {
        if (t.to <= 0)
          throw Error(`Invalid Option: to must be a positive integer greater than 0, got ${JSON.stringify(e.to)}`);
      } else throw Error(`Invalid Option: to must be an integer, got ${JSON.stringify(e.to)}`);
    }
    if (t.to_line === void 0 || t.to_line === null) t.to_line = -1;
    else if (t.to_line !== -1) {
      if (
        (typeof t.to_line == `string` && /\d+/.test(t.to_line) && (t.to_line = parseInt(t.to_line)),
        Number.isInteger(t.to_line))
      ) {
        if (t.to_line <= 0)
          throw Error(
            `Invalid Option: to_line must be a positive integer greater than 0, got ${JSON.stringify(e.to_line)}`,
          );
      } else throw Error(`Invalid Option: to_line must be an integer, got ${JSON.stringify(e.to_line)}`);
    }
    return t;
  },
  Me = (e, t) => {
    t || ({ delimiter_auto: t } = k({ delimiter_auto: !0 })),
      typeof e == `string` && (e = Buffer.from(e)),
      Buffer.isBuffer(e) &&
        (e = ((e) => {
          const t = [],
            n = Ie({ delimiter: [] }).parse(
              e,
              !0,
              (e) => t.push(e),
              () => {},
            );
          if (n !== void 0) throw n;
          return t;
        })(e));
    const n = Array(127)
      .fill()
      .map(() => ({ lines: [] }));
    e.map(([e], t) => {
      for (let r = 0, i = e.length; r < i; r++) {
        const i = e.charCodeAt(r);
        n[i].lines[t] === void 0 && (n[i].lines[t] = 0), n[i].lines[t]++;
      }
    }),
      n.map((e, n) => {
        (e.char_code = n),
          (e.std = Ne(e.lines)),
          (e.total = e.lines.reduce((e, t) => e + t, 0)),
          (e.preferred = !!t.preferred[n]),
          (e.score = t.score(e, t));
      });
    const r = n.reduce((e, t) => (e.score > t.score ? e : t), {});
    return String.fromCharCode(r.char_code);
  },
  Ne = (e) => {
    const t = e.length;
    if (t === 0) return 0;
    const n = e.reduce((e, t) => e + t) / t;
    return Math.sqrt(e.map((e) => (e - n) ** 2).reduce((e, t) => e + t) / t);
  },
  Pe = (e) => e.every((e) => e == null || (e.toString && e.toString().trim() === ``)),
  Fe = { utf8: Buffer.from([239, 187, 191]), utf16le: Buffer.from([255, 254]) },
  Ie = (e = {}) => {
    const t = {
        bytes: 0,
        bytes_records: 0,
        comment_lines: 0,
        empty_lines: 0,
        invalid_field_length: 0,
        lines: 1,
        records: 0,
      },
      n = k(e);
    return {
      info: t,
      original_options: e,
      options: n,
      state: Ae(n),
      __needMoreData: function (e, t, n) {
        if (n) return !1;
        const { encoding: r, escape: i, quote: a } = this.options,
          { quoting: o, needMoreDataSize: s, recordDelimiterMaxLength: c } = this.state;
        return (
          t - e - 1 <
          Math.max(
            s,
            c === 0
              ? Buffer.from(
                  `\r
`,
                  r,
                ).length
              : c,
            o ? (i === null ? 0 : i.length) + a.length : 0,
            o ? a.length + c : 0,
          )
        );
      },
      parse: function (e, t, n, r) {
        let {
            bom: i,
            comment_no_infix: a,
            delimiter_auto: o,
            encoding: s,
            from_line: c,
            ltrim: l,
            max_record_size: u,
            raw: d,
            relax_quotes: f,
            rtrim: p,
            skip_empty_lines: m,
            to: h,
            to_line: g,
          } = this.options,
          { comment: _, escape: v, quote: y, record_delimiter: b } = this.options,
          {
            bomSkipped: x,
            delimiterDiscovered: S,
            delimiterBufPrevious: ee,
            rawBuffer: te,
            escapeIsQuote: C,
          } = this.state;
        if (!S && o) {
          let n;
          if (
            ((n = ee === void 0 ? e : ee !== void 0 && e === void 0 ? ee : Buffer.concat([ee, e])),
            (e = void 0),
            t || n.length > o.size)
          )
            (this.options.delimiter = [Buffer.from(Me(n, this.options.delimiter_auto))]),
              (this.state.previousBuf = n),
              (this.state.delimiterBufPrevious = void 0),
              (this.state.delimiterDiscovered = !0);
          else {
            this.state.delimiterBufPrevious = n;
            return;
          }
        }
        let { previousBuf: w } = this.state,
          T;
        if (w === void 0) {
          if (e === void 0) {
            r();
            return;
          }
          T = e;
        } else T = w !== void 0 && e === void 0 ? w : Buffer.concat([w, e]);
        if (x === !1) {
          if (i === !1) this.state.bomSkipped = !0;
          else if (T.length < 3) {
            if (t === !1) {
              this.state.previousBuf = T;
              return;
            }
          } else {
            for (const e in Fe)
              if (Fe[e].compare(T, 0, Fe[e].length) === 0) {
                const t = Fe[e].length;
                (this.state.bufBytesStart += t), (T = T.slice(t));
                const n = k({ ...this.original_options, encoding: e });
                for (const e in n) this.options[e] = n[e];
                ({ comment: _, escape: v, quote: y } = this.options);
                break;
              }
            this.state.bomSkipped = !0;
          }
        }
        let E = T.length,
          D = 0;
        for (; D < E && !this.__needMoreData(D, E, t); D++) {
          if (
            (this.state.wasRowDelimiter === !0 && (this.info.lines++, (this.state.wasRowDelimiter = !1)),
            g !== -1 && this.info.lines > g)
          ) {
            (this.state.stop = !0), r();
            return;
          }
          this.state.quoting === !1 &&
            b.length === 0 &&
            this.__autoDiscoverRecordDelimiter(T, D) &&
            (b = this.options.record_delimiter);
          const e = T[D];
          if (
            (d === !0 && te.append(e),
            (e === 13 || e === 10) && this.state.wasRowDelimiter === !1 && (this.state.wasRowDelimiter = !0),
            this.state.escaping === !0)
          )
            this.state.escaping = !1;
          else {
            if (v !== null && this.state.quoting === !0 && this.__isEscape(T, D, e) && D + v.length < E) {
              if (C) {
                if (this.__isQuote(T, D + v.length)) {
                  (this.state.escaping = !0), (D += v.length - 1);
                  continue;
                }
              } else {
                (this.state.escaping = !0), (D += v.length - 1);
                continue;
              }
            }
            if (this.state.commenting === !1 && this.__isQuote(T, D)) {
              if (this.state.quoting === !0) {
                const t = T[D + y.length],
                  n = p && this.__isCharTrimable(T, D + y.length),
                  r = _ !== null && this.__compareBytes(_, T, D + y.length, t),
                  i = this.__isDelimiter(T, D + y.length, t),
                  a =
                    b.length === 0
                      ? this.__autoDiscoverRecordDelimiter(T, D + y.length)
                      : this.__isRecordDelimiter(t, T, D + y.length);
                if (v !== null && this.__isEscape(T, D, e) && this.__isQuote(T, D + v.length)) D += v.length - 1;
                else if (!t || i || a || r || n) {
                  (this.state.quoting = !1), (this.state.wasQuoting = !0), (D += y.length - 1);
                  continue;
                } else if (f === !1) {
                  const e = this.__error(
                    new O(
                      `CSV_INVALID_CLOSING_QUOTE`,
                      [
                        `Invalid Closing Quote:`,
                        `got "${String.fromCharCode(t)}"`,
                        `at line ${this.info.lines}`,
                        `instead of delimiter, record delimiter, trimable character`,
                        `(if activated) or comment`,
                      ],
                      this.options,
                      this.__infoField(),
                    ),
                  );
                  if (e !== void 0) return e;
                } else
                  (this.state.quoting = !1),
                    (this.state.wasQuoting = !0),
                    this.state.field.prepend(y),
                    (D += y.length - 1);
              } else if (this.state.field.length !== 0) {
                if (f === !1) {
                  const e = this.__infoField(),
                    t = Object.keys(Fe)
                      .map((e) => (Fe[e].equals(this.state.field.toString()) ? e : !1))
                      .filter(Boolean)[0],
                    n = this.__error(
                      new O(
                        `INVALID_OPENING_QUOTE`,
                        [
                          `Invalid Opening Quote:`,
                          `a quote is found on field ${JSON.stringify(e.column)} at line ${e.lines}, value is ${JSON.stringify(this.state.field.toString(s))}`,
                          t ? `(${t} bom)` : void 0,
                        ],
                        this.options,
                        e,
                        { field: this.state.field },
                      ),
                    );
                  if (n !== void 0) return n;
                }
              } else {
                (this.state.quoting = !0), (D += y.length - 1);
                continue;
              }
            }
            if (this.state.quoting === !1) {
              const t = this.__isRecordDelimiter(e, T, D);
              if (t !== 0) {
                if (
                  this.state.commenting &&
                  this.state.wasQuoting === !1 &&
                  this.state.record.length === 0 &&
                  this.state.field.length === 0
                )
                  this.info.comment_lines++;
                else {
                  if (this.state.enabled === !1 && this.info.lines + +(this.state.wasRowDelimiter === !0) >= c) {
                    (this.state.enabled = !0), this.__resetField(), this.__resetRecord(), (D += t - 1);
                    continue;
                  }
                  if (
                    m === !0 &&
                    this.state.wasQuoting === !1 &&
                    this.state.record.length === 0 &&
                    this.state.field.length === 0
                  ) {
                    this.info.empty_lines++, (D += t - 1);
                    continue;
                  }
                  this.info.bytes = this.state.bufBytesStart + D;
                  const e = this.__onField();
                  if (e !== void 0) return e;
                  this.info.bytes = this.state.bufBytesStart + D + t;
                  const i = this.__onRecord(n);
                  if (i !== void 0) return i;
                  if (h !== -1 && this.info.records >= h) {
                    (this.state.stop = !0), r();
                    return;
                  }
                }
                (this.state.commenting = !1), (D += t - 1);
                continue;
              }
              if (this.state.commenting) continue;
              if (
                _ !== null &&
                (a === !1 || (this.state.record.length === 0 && this.state.field.length === 0)) &&
                this.__compareBytes(_, T, D, e) !== 0
              ) {
                this.state.commenting = !0;
                continue;
              }
              const i = this.__isDelimiter(T, D, e);
              if (i !== 0) {
                this.info.bytes = this.state.bufBytesStart + D;
                const e = this.__onField();
                if (e !== void 0) return e;
                D += i - 1;
                continue;
              }
            }
          }
          if (this.state.commenting === !1 && u !== 0 && this.state.record_length + this.state.field.length > u)
            return this.__error(
              new O(
                `CSV_MAX_RECORD_SIZE`,
                [
                  `Max Record Size:`,
                  `record exceed the maximum number of tolerated bytes`,
                  `of ${u}`,
                  `at line ${this.info.lines}`,
                ],
                this.options,
                this.__infoField(),
              ),
            );
          const t =
              l === !1 || this.state.quoting === !0 || this.state.field.length !== 0 || !this.__isCharTrimable(T, D),
            i = p === !1 || this.state.wasQuoting === !1;
          if (t === !0 && i === !0) this.state.field.append(e);
          else if (p === !0 && !this.__isCharTrimable(T, D))
            return this.__error(
              new O(
                `CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE`,
                [`Invalid Closing Quote:`, `found non trimable byte after quote`, `at line ${this.info.lines}`],
                this.options,
                this.__infoField(),
              ),
            );
          else {
            t === !1 && (D += this.__isCharTrimable(T, D) - 1);
          }
        }
        if (t === !0) {
          if (this.state.quoting === !0) {
            const e = this.__error(
              new O(
                `CSV_QUOTE_NOT_CLOSED`,
                [`Quote Not Closed:`, `the parsing is finished with an opening quote at line ${this.info.lines}`],
                this.options,
                this.__infoField(),
              ),
            );
            if (e !== void 0) return e;
          } else if (this.state.wasQuoting === !0 || this.state.record.length !== 0 || this.state.field.length !== 0) {
            this.info.bytes = this.state.bufBytesStart + D;
            const e = this.__onField();
            if (e !== void 0) return e;
            const t = this.__onRecord(n);
            if (t !== void 0) return t;
          } else
            this.state.wasRowDelimiter === !0
              ? this.info.empty_lines++
              : this.state.commenting === !0 && this.info.comment_lines++;
        } else (this.state.bufBytesStart += D), (this.state.previousBuf = T.slice(D));
        this.state.wasRowDelimiter === !0 && (this.info.lines++, (this.state.wasRowDelimiter = !1));
      },
      __onRecord: function (e) {
        const {
            columns: t,
            group_columns_by_name: n,
            encoding: r,
            info: i,
            from: a,
            relax_column_count: o,
            relax_column_count_less: s,
            relax_column_count_more: c,
            raw: l,
            skip_records_with_empty_values: u,
          } = this.options,
          { enabled: d, record: f } = this.state;
        if (d === !1) return this.__resetRecord();
        const p = f.length;
        if (t === !0) {
          if (u === !0 && Pe(f)) {
            this.__resetRecord();
            return;
          }
          return this.__firstLineToColumns(f);
        }
        if (
          (t === !1 && this.info.records === 0 && (this.state.expectedRecordLength = p),
          p !== this.state.expectedRecordLength)
        ) {
          const e =
            t === !1
              ? new O(
                  `CSV_RECORD_INCONSISTENT_FIELDS_LENGTH`,
                  [
                    `Invalid Record Length:`,
                    `expect ${this.state.expectedRecordLength},`,
                    `got ${p} on line ${this.info.lines}`,
                  ],
                  this.options,
                  this.__infoField(),
                  { record: f },
                )
              : new O(
                  `CSV_RECORD_INCONSISTENT_COLUMNS`,
                  [`Invalid Record Length:`, `columns length is ${t.length},`, `got ${p} on line ${this.info.lines}`],
                  this.options,
                  this.__infoField(),
                  { record: f },
                );
          if (
            o === !0 ||
            (s === !0 && p < this.state.expectedRecordLength) ||
            (c === !0 && p > this.state.expectedRecordLength)
          )
            this.info.invalid_field_length++, (this.state.error = e);
          else {
            const t = this.__error(e);
            if (t) return t;
          }
        }
        if (u === !0 && Pe(f)) this.__resetRecord();
        else if (this.state.recordHasError === !0) this.__resetRecord(), (this.state.recordHasError = !1);
        else {
          if ((this.info.records++, a === 1 || this.info.records >= a)) {
            const { objname: a } = this.options;
            if (t !== !1) {
              const o = {};
              for (let e = 0, r = f.length; e < r; e++)
                t[e] === void 0 ||
                  t[e].disabled ||
                  (n === !0 && Object.hasOwn(o, t[e].name)
                    ? Array.isArray(o[t[e].name])
                      ? (o[t[e].name] = o[t[e].name].concat(f[e]))
                      : (o[t[e].name] = [o[t[e].name], f[e]])
                    : Object.defineProperty(o, t[e].name, {
                        value: f[e],
                        enumerable: !0,
                        writable: !0,
                        configurable: !0,
                      }));
              if (l === !0 || i === !0) {
                const t = Object.assign(
                    { record: o },
                    l === !0 ? { raw: this.state.rawBuffer.toString(r) } : {},
                    i === !0 ? { info: this.__infoRecord() } : {},
                  ),
                  n = this.__push(a === void 0 ? t : [o[a], t], e);
                if (n) return n;
              } else {
                const t = this.__push(a === void 0 ? o : [o[a], o], e);
                if (t) return t;
              }
            } else if (l === !0 || i === !0) {
              const t = Object.assign(
                  { record: f },
                  l === !0 ? { raw: this.state.rawBuffer.toString(r) } : {},
                  i === !0 ? { info: this.__infoRecord() } : {},
                ),
                n = this.__push(a === void 0 ? t : [f[a], t], e);
              if (n) return n;
            } else {
              const t = this.__push(a === void 0 ? f : [f[a], f], e);
              if (t) return t;
            }
          }
          this.__resetRecord();
        }
      },
      __firstLineToColumns: function (e) {
        const { firstLineToHeaders: t } = this.state;
        try {
          const n = t === void 0 ? e : t.call(null, e);
          if (!Array.isArray(n))
            return this.__error(
              new O(
                `CSV_INVALID_COLUMN_MAPPING`,
                [`Invalid Column Mapping:`, `expect an array from column function,`, `got ${JSON.stringify(n)}`],
                this.options,
                this.__infoField(),
                { headers: n },
              ),
            );
          const r = Oe(n);
          (this.state.expectedRecordLength = r.length), (this.options.columns = r), this.__resetRecord();
          return;
        } catch (e) {
          return e;
        }
      },
      __resetRecord: function () {
        this.options.raw === !0 && this.state.rawBuffer.reset(),
          (this.state.error = void 0),
          (this.state.record = []),
          (this.state.record_length = 0);
      },
      __onField: function () {
        const { cast: e, encoding: t, rtrim: n, max_record_size: r } = this.options,
          { enabled: i, wasQuoting: a } = this.state;
        if (i === !1) return this.__resetField();
        let o = this.state.field.toString(t);
        if ((n === !0 && a === !1 && (o = o.trimRight()), e === !0)) {
          const [e, t] = this.__cast(o);
          if (e !== void 0) return e;
          o = t;
        }
        this.state.record.push(o),
          r !== 0 && typeof o == `string` && (this.state.record_length += o.length),
          this.__resetField();
      },
      __resetField: function () {
        this.state.field.reset(), (this.state.wasQuoting = !1);
      },
      __push: function (e, t) {
        const { on_record: n } = this.options;
        if (n !== void 0) {
          const t = this.__infoRecord();
          try {
            e = n.call(null, e, t);
          } catch (e) {
            return e;
          }
          if (e == null) return;
        }
        (this.info.bytes_records += this.info.bytes), t(e);
      },
      __cast: function (e) {
        const { columns: t, relax_column_count: n } = this.options;
        if (Array.isArray(t) === !0 && n && this.options.columns.length <= this.state.record.length)
          return [void 0, void 0];
        if (this.state.castField !== null)
          try {
            const t = this.__infoField();
            return [void 0, this.state.castField.call(null, e, t)];
          } catch (e) {
            return [e];
          }
        if (this.__isFloat(e)) return [void 0, parseFloat(e)];
        if (this.options.cast_date !== !1) {
          const t = this.__infoField();
          return [void 0, this.options.cast_date.call(null, e, t)];
        }
        return [void 0, e];
      },
      __compareBytes: (e, t, n, r) => {
        if (e[0] !== r) return 0;
        const i = e.length;
        for (let r = 1; r < i; r++) if (e[r] !== t[n + r]) return 0;
        return i;
      },
      __isCharTrimable: function (e, t) {
        const { timchars: n, timcharFirstBytes: r } = this.state,
          i = e[t];
        if (i === void 0 || r[i] === 0) return 0;
        loop1: for (let r = 0; r < n.length; r++) {
          const i = n[r];
          for (let n = 0; n < i.length; n++) if (i[n] !== e[t + n]) continue loop1;
          return i.length;
        }
        return 0;
      },
      __isDelimiter: function (e, t, n) {
        const { delimiter: r, ignore_last_delimiters: i } = this.options;
        if (
          (i === !0 && this.state.record.length === this.options.columns.length - 1) ||
          (i !== !1 && typeof i == `number` && this.state.record.length === i - 1)
        )
          return 0;
        loop1: for (let i = 0; i < r.length; i++) {
          const a = r[i];
          if (a[0] === n) {
            for (let n = 1; n < a.length; n++) if (a[n] !== e[t + n]) continue loop1;
            return a.length;
          }
        }
        return 0;
      },
      __isEscape: function (e, t, n) {
        const { escape: r } = this.options;
        if (r === null) return !1;
        const i = r.length;
        if (r[0] === n) {
          for (let n = 0; n < i; n++) if (r[n] !== e[t + n]) return !1;
          return !0;
        }
        return !1;
      },
      __isFloat: (e) => e - parseFloat(e) + 1 >= 0,
      __isQuote: function (e, t) {
        const { quote: n } = this.options;
        if (n === null) return !1;
        const r = n.length;
        for (let i = 0; i < r; i++) if (n[i] !== e[t + i]) return !1;
        return !0;
      },
      __isRecordDelimiter: function (e, t, n) {
        const { record_delimiter: r } = this.options,
          i = r.length;
        loop1: for (let a = 0; a < i; a++) {
          const i = r[a],
            o = i.length;
          if (i[0] === e) {
            for (let e = 1; e < o; e++) if (i[e] !== t[n + e]) continue loop1;
            return i.length;
          }
        }
        return 0;
      },
      __autoDiscoverRecordDelimiter: function (e, t) {
        const { encoding: n } = this.options,
          r = [
            Buffer.from(
              `\r
`,
              n,
            ),
            Buffer.from(
              `
`,
              n,
            ),
            Buffer.from(`\r`, n),
          ];
        loop: for (let n = 0; n < r.length; n++) {
          const i = r[n].length;
          for (let a = 0; a < i; a++) if (r[n][a] !== e[t + a]) continue loop;
          return (
            this.options.record_delimiter.push(r[n]), (this.state.recordDelimiterMaxLength = r[n].length), r[n].length
          );
        }
        return 0;
      },
      __error: function (e) {
        const { encoding: t, raw: n, skip_records_with_error: r } = this.options,
          i = typeof e == `string` ? Error(e) : e;
        if (r) {
          if (((this.state.recordHasError = !0), this.options.on_skip !== void 0))
            try {
              this.options.on_skip(i, n ? this.state.rawBuffer.toString(t) : void 0);
            } catch (e) {
              return e;
            }
        } else return i;
      },
      __infoDataSet: function () {
        return { ...this.info, columns: this.options.columns };
      },
      __infoRecord: function () {
        const { columns: e, raw: t, encoding: n } = this.options;
        return {
          ...this.__infoDataSet(),
          bytes_records: this.info.bytes,
          error: this.state.error,
          header: e === !0,
          index: this.state.record.length,
          raw: t ? this.state.rawBuffer.toString(n) : void 0,
        };
      },
      __infoField: function () {
        const { columns: e } = this.options,
          t = Array.isArray(e),
          n = this.info.bytes_records;
        return {
          ...this.__infoRecord(),
          bytes_records: n,
          column:
            t === !0
              ? e.length > this.state.record.length
                ? e[this.state.record.length].name
                : null
              : this.state.record.length,
          quoting: this.state.wasQuoting,
        };
      },
    };
  },
  Le = (e, t = {}) => {
    typeof e == `string` && (e = Buffer.from(e));
    const n = t && t.objname ? Object.create(null) : [],
      r = Ie(t),
      i = r.parse(
        e,
        !0,
        (e) => {
          r.options.objname === void 0 ? n.push(e) : (n[e[0]] = e[1]);
        },
        () => {},
      );
    if (i !== void 0) throw i;
    return n;
  },
  Re = (e) =>
    e
      .normalize(`NFD`)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ``),
  ze = [`,`, `;`, `	`],
  Be =
    /^(?:(?:assignment|project|job|role)(?:name|title)?|name|title|position|projekt(?:name|namn)?|bezeichnung|rolle|jobtitel|titel|(?:nomdu)?projet|mission|titre|poste|uppdrag(?:snamn)?|roll|befattning)$/,
  Ve = (e) => Be.test(Re(e)),
  He = {
    max_record_size: 2e5,
    record_delimiter: [
      `\r
`,
      `
`,
      `\r`,
    ],
    relax_column_count: !0,
    relax_quotes: !0,
    skip_records_with_empty_values: !0,
    trim: !0,
  };
function Ue(e, t, n) {
  try {
    return Le(e, { ...He, delimiter: t, ...(n !== void 0 && { to: n }) });
  } catch {
    return null;
  }
}
function We(e, t) {
  return (Ue(e, t, 10) ?? []).findIndex((e) => e.filter(Boolean).length > 1 && e.some(Ve));
}
function Ge(e, t) {
  const n = /* @__PURE__ */ new Map();
  for (const [r, i] of e.entries()) i && n.set(i, n.get(i) || (t[r] ?? ``));
  return Object.fromEntries(n);
}
function Ke(e) {
  if (/^\s*(?:[[{<]|$)/.test(e)) return null;
  const t = e.replace(/^sep=.\r?\n/i, ``),
    n = (e) => (Ue(t, e, 1)?.[0] ?? []).length,
    [r] = ze.filter((e) => We(t, e) >= 0).toSorted((e, t) => n(t) - n(e));
  if (r === void 0) return null;
  const i = Ue(t, r);
  if (i === null) throw new w(`the table has a quotation without an end, or a row that is too long`);
  const a = We(t, r),
    o = i[a] ?? [];
  return o.length > 1e3 ? null : { headers: o.filter(Boolean), rows: i.slice(a + 1).map((e) => Ge(o, e)) };
}
const qe = [
  8364, 0, 8218, 402, 8222, 8230, 8224, 8225, 710, 8240, 352, 8249, 338, 0, 381, 0, 0, 8216, 8217, 8220, 8221, 8226,
  8211, 8212, 732, 8482, 353, 8250, 339, 0, 382, 376,
];
function Je(e) {
  return e === 0 || (e >= 55296 && e <= 57343) || e > 1114111;
}
function Ye(e) {
  return Je(e) ? 65533 : (e >= 128 && e <= 159 && qe[e - 128]) || e;
}
function Xe(e) {
  return Je(e) ? 65533 : e;
}
const Ze = /* #__PURE__ */ (() => {
  let e = /* @__PURE__ */ new Uint8Array(127),
    t = 0;
  for (let n = 33; n <= 126; n++) n !== 34 && n !== 36 && n !== 92 && (e[n] = t++);
  return e;
})();
function Qe(e, t, n, r, i, a) {
  let o = e.length,
    s = a * 90,
    c = 0,
    l = () => {
      const t = Ze[e.charCodeAt(c++)];
      return t < a ? t : t * 91 - s + Ze[e.charCodeAt(c++)];
    },
    u = n - r,
    d = n + i,
    f = new Int32Array(d);
  f.fill(-1, r, a), f.fill(-1, a + u, d);
  const p = new Int32Array(d),
    m = new Int32Array(d);
  function h(t, n) {
    let r = 0,
      i = n,
      a = n + t;
    for (; i < a; ) {
      const t = Ze[e.charCodeAt(c++)];
      if (t < 89) (r += t), (f[i++] = r);
      else if (t === 89) {
        let t = Ze[e.charCodeAt(c++)] + 2;
        for (; t--; ) f[i++] = ++r;
      } else {
        const t = Ze[e.charCodeAt(c++)];
        (r +=
          89 +
          (t < 90
            ? t * 91 + Ze[e.charCodeAt(c++)]
            : Ze[e.charCodeAt(c++)] * 8281 + Ze[e.charCodeAt(c++)] * 91 + Ze[e.charCodeAt(c++)])),
          (f[i++] = r);
      }
    }
  }
  h(r, 0), h(u, a);
  let g = new Int32Array(i * 2),
    _ = 0,
    v = 0;
  function y(e, t) {
    for (let n = 0; n < e; n++) {
      const e = t + n,
        r = l(),
        i = l();
      (g[v * 2] = r), (g[v * 2 + 1] = i), (v += 1), (p[e] = _);
      const a = (f[r] < 0 ? m[r] : 1) + (f[i] < 0 ? m[i] : 1);
      (m[e] = a), (_ += a);
    }
  }
  y(i - a + r, a + u), y(a - r, r);
  let b = new Uint16Array(_),
    x = 0;
  for (let e = 0; e < v; e++)
    for (let t = 0; t < 2; t++) {
      const n = g[e * 2 + t],
        r = f[n];
      if (r < 0) {
        let e = p[n],
          t = e + m[n];
        for (; e < t; ) b[x++] = b[e++];
      } else b[x++] = r;
    }
  let S = new Uint16Array(t),
    ee = 0;
  for (; c < o; ) {
    let t = Ze[e.charCodeAt(c++)];
    t >= a && (t = t * 91 - s + Ze[e.charCodeAt(c++)]);
    const n = f[t];
    if (n < 0) {
      let e = p[t],
        n = e + m[t];
      for (; e < n; ) S[ee++] = b[e++];
    } else S[ee++] = n;
  }
  return S;
}
const $e = /* #__PURE__ */ Qe(
    "!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P",
    13494,
    2713,
    49,
    25,
    61,
  ),
  et = /* #__PURE__ */ new Uint16Array([
    512, 26465, 29036, 7, 0, 2, 4, 116, 24638, 116, 24636, 8693, 29807, 24610, 621, 1, 0, 0, 3, 112, 24614, 111, 115,
    24615,
  ]);
var tt;
((e) => {
  (e[(e.VALUE_LENGTH = 49152)] = `VALUE_LENGTH`),
    (e[(e.FLAG13 = 8192)] = `FLAG13`),
    (e[(e.BRANCH_LENGTH = 8064)] = `BRANCH_LENGTH`),
    (e[(e.JUMP_TABLE = 127)] = `JUMP_TABLE`),
    (e[(e.VALUE_MASK = 8191)] = `VALUE_MASK`);
})((tt ||= {}));
var nt;
((e) => {
  (e[(e.AMP = 38)] = `AMP`),
    (e[(e.NUM = 35)] = `NUM`),
    (e[(e.SEMI = 59)] = `SEMI`),
    (e[(e.EQUALS = 61)] = `EQUALS`),
    (e[(e.ZERO = 48)] = `ZERO`),
    (e[(e.NINE = 57)] = `NINE`),
    (e[(e.LOWER_A = 97)] = `LOWER_A`),
    (e[(e.LOWER_X = 120)] = `LOWER_X`);
})((nt ||= {}));
function rt(e) {
  return (e - nt.ZERO) >>> 0 <= 9;
}
function it(e) {
  return ((e | 32) - nt.LOWER_A) >>> 0 <= 5;
}
function at(e) {
  return ((e | 32) - nt.LOWER_A) >>> 0 <= 25;
}
function ot(e) {
  return e === nt.EQUALS || at(e) || rt(e);
}
var st;
((e) => {
  (e[(e.EntityStart = 0)] = `EntityStart`),
    (e[(e.NumericStart = 1)] = `NumericStart`),
    (e[(e.NumericDecimal = 2)] = `NumericDecimal`),
    (e[(e.NumericHex = 3)] = `NumericHex`),
    (e[(e.NamedEntity = 4)] = `NamedEntity`);
})((st ||= {}));
var ct;
((e) => {
  (e[(e.Legacy = 0)] = `Legacy`), (e[(e.Strict = 1)] = `Strict`), (e[(e.Attribute = 2)] = `Attribute`);
})((ct ||= {}));
var lt = class {
  decodeTree;
  emitCodePoint;
  errors;
  state = st.EntityStart;
  consumed = 1;
  result = 0;
  treeIndex = 0;
  excess = 1;
  decodeMode = ct.Strict;
  runConsumed = 0;
  constructor(e, t, n) {
    (this.decodeTree = e), (this.emitCodePoint = t), (this.errors = n);
  }
  startEntity(e) {
    (this.decodeMode = e),
      (this.state = st.EntityStart),
      (this.result = 0),
      (this.treeIndex = 0),
      (this.excess = 1),
      (this.consumed = 1),
      (this.runConsumed = 0);
  }
  write(e, t) {
    switch (this.state) {
      case st.EntityStart:
        return e.charCodeAt(t) === nt.NUM
          ? ((this.state = st.NumericStart), (this.consumed += 1), this.stateNumericStart(e, t + 1))
          : ((this.state = st.NamedEntity), this.stateNamedEntity(e, t));
      case st.NumericStart:
        return this.stateNumericStart(e, t);
      case st.NumericDecimal:
        return this.stateNumericDecimal(e, t);
      case st.NumericHex:
        return this.stateNumericHex(e, t);
      default:
        return this.stateNamedEntity(e, t);
    }
  }
  stateNumericStart(e, t) {
    return t >= e.length
      ? -1
      : (e.charCodeAt(t) | 32) === nt.LOWER_X
        ? ((this.state = st.NumericHex), (this.consumed += 1), this.stateNumericHex(e, t + 1))
        : ((this.state = st.NumericDecimal), this.stateNumericDecimal(e, t));
  }
  stateNumericHex(e, t) {
    let n = e.length,
      { result: r } = this,
      { consumed: i } = this;
    for (; t < n; ) {
      const n = e.charCodeAt(t);
      if (rt(n) || it(n)) {
        const e = n <= nt.NINE ? n - nt.ZERO : (n | 32) - nt.LOWER_A + 10;
        (r = r * 16 + e), (i += 1), (t += 1);
      } else return ((this.result = r), (this.consumed = i), this.emitNumericEntity(n, 3));
    }
    return ((this.result = r), (this.consumed = i), -1);
  }
  stateNumericDecimal(e, t) {
    let n = e.length,
      { result: r } = this,
      { consumed: i } = this;
    for (; t < n; ) {
      const n = e.charCodeAt(t) - nt.ZERO;
      if (n >>> 0 > 9) return ((this.result = r), (this.consumed = i), this.emitNumericEntity(n + nt.ZERO, 2));
      (r = r * 10 + n), (i += 1), (t += 1);
    }
    return ((this.result = r), (this.consumed = i), -1);
  }
  emitNumericEntity(e, t) {
    if (this.consumed <= t) return (this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed), 0);
    if (e === nt.SEMI) this.consumed += 1;
    else if (this.decodeMode === ct.Strict) return 0;
    return (
      this.emitCodePoint((this.decodeTree === et ? Xe : Ye)(this.result), this.consumed),
      this.errors &&
        (e !== nt.SEMI && this.errors.missingSemicolonAfterCharacterReference(),
        this.errors.validateNumericCharacterReference(this.result)),
      this.consumed
    );
  }
  flushAndEmitLegacyOrReject(e, t, n, r) {
    return (
      (this.consumed = e),
      (this.excess = t),
      this.result === 0 || (this.decodeMode === ct.Attribute && (r === 0 || t > 1 || ot(n)))
        ? 0
        : this.emitNotTerminatedNamedEntity()
    );
  }
  stateNamedEntity(e, t) {
    let { decodeTree: n } = this,
      r = e.length,
      i = this.decodeMode === ct.Strict,
      { treeIndex: a } = this,
      { excess: o } = this,
      { consumed: s } = this,
      c = n[a];
    for (; t < r; ) {
      for (; (c & (tt.VALUE_LENGTH | tt.FLAG13)) === 0 && (c & tt.JUMP_TABLE) !== 0; ) {
        const i = e.charCodeAt(t),
          l = c & tt.JUMP_TABLE,
          u = (c & tt.BRANCH_LENGTH) >> 7;
        if (u === 0) {
          if (i !== l) return this.flushAndEmitLegacyOrReject(s, o, i, 0);
          a += 1;
        } else {
          const e = i - l;
          if (e >>> 0 >= u) return this.flushAndEmitLegacyOrReject(s, o, i, 0);
          const t = n[a + 1 + e];
          if (t === 0) return this.flushAndEmitLegacyOrReject(s, o, i, 0);
          a = (a + u + t) & 65535;
        }
        if (((c = n[a]), (t += 1), (o += 1), t >= r)) break;
      }
      if (t >= r) break;
      if ((c & (tt.VALUE_LENGTH | tt.FLAG13)) === tt.FLAG13) {
        let i = (c & tt.BRANCH_LENGTH) >> 7,
          { runConsumed: l } = this;
        if (l === 0) {
          const n = e.charCodeAt(t);
          if (n !== (c & tt.JUMP_TABLE)) return this.flushAndEmitLegacyOrReject(s, o, n, 0);
          (t += 1), (o += 1), (l = 1);
        }
        for (; l < i; ) {
          if (t >= r) return ((this.treeIndex = a), (this.excess = o), (this.consumed = s), (this.runConsumed = l), -1);
          const i = l - 1,
            c = (n[a + 1 + (i >> 1)] >> ((i & 1) << 3)) & 255,
            u = e.charCodeAt(t);
          if (u !== c) return ((this.runConsumed = 0), this.flushAndEmitLegacyOrReject(s, o, u, 0));
          (t += 1), (o += 1), (l += 1);
        }
        (this.runConsumed = 0), (a += 1 + (i >> 1)), (c = n[a]);
        continue;
      }
      const l = c >>> 14,
        u = e.charCodeAt(t);
      if (l !== 0) {
        if ((!i && (c & tt.FLAG13) === 0 && ((this.result = a), (s += o - 1), (o = 1)), u === nt.SEMI))
          return this.emitNamedEntityData(a, l, s + o);
        if (l === 1) return this.flushAndEmitLegacyOrReject(s, o, u, l);
      }
      const d = ut(n, c, a + (l || 1), u);
      if (d < 0) return this.flushAndEmitLegacyOrReject(s, o, u, l);
      (a = d), (c = n[a]), (t += 1), (o += 1);
    }
    return (
      !i && c >>> 14 && (c & tt.FLAG13) === 0 && ((this.result = a), (s += o - 1), (o = 1)),
      (this.treeIndex = a),
      (this.excess = o),
      (this.consumed = s),
      -1
    );
  }
  emitNotTerminatedNamedEntity() {
    const { result: e, decodeTree: t } = this,
      n = t[e] >>> 14;
    return (
      this.emitNamedEntityData(e, n, this.consumed),
      this.errors?.missingSemicolonAfterCharacterReference(),
      this.consumed
    );
  }
  emitNamedEntityData(e, t, n) {
    const { decodeTree: r } = this;
    return (
      this.emitCodePoint(t === 1 ? r[e] & tt.VALUE_MASK : r[e + 1], n), t === 3 && this.emitCodePoint(r[e + 2], n), n
    );
  }
  end() {
    switch (this.state) {
      case st.NamedEntity:
        return this.result !== 0 && (this.decodeMode !== ct.Attribute || this.result === this.treeIndex)
          ? this.emitNotTerminatedNamedEntity()
          : 0;
      case st.NumericDecimal:
        return this.emitNumericEntity(0, 2);
      case st.NumericHex:
        return this.emitNumericEntity(0, 3);
      case st.NumericStart:
        return (this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed), 0);
      default:
        return 0;
    }
  }
};
function ut(e, t, n, r) {
  const i = (t & tt.BRANCH_LENGTH) >> 7,
    a = t & tt.JUMP_TABLE;
  if (a) {
    if (i === 0) return r === a ? n : -1;
    const t = r - a;
    if (t >>> 0 >= i) return -1;
    const o = e[n + t];
    return o === 0 ? -1 : (n + i + o - 1) & 65535;
  }
  if (i === 0) return -1;
  const o = (i + 1) >> 1,
    s = n + o + i;
  for (let t = 0; t < i; t++) {
    const i = (e[n + (t >> 1)] >> ((t & 1) << 3)) & 255;
    if (i === r) return (s + e[n + o + t]) & 65535;
    if (i > r) return -1;
  }
  return -1;
}
var A;
((e) => {
  (e[(e.Tab = 9)] = `Tab`),
    (e[(e.NewLine = 10)] = `NewLine`),
    (e[(e.FormFeed = 12)] = `FormFeed`),
    (e[(e.CarriageReturn = 13)] = `CarriageReturn`),
    (e[(e.Space = 32)] = `Space`),
    (e[(e.ExclamationMark = 33)] = `ExclamationMark`),
    (e[(e.Number = 35)] = `Number`),
    (e[(e.Amp = 38)] = `Amp`),
    (e[(e.SingleQuote = 39)] = `SingleQuote`),
    (e[(e.DoubleQuote = 34)] = `DoubleQuote`),
    (e[(e.Dash = 45)] = `Dash`),
    (e[(e.Slash = 47)] = `Slash`),
    (e[(e.Zero = 48)] = `Zero`),
    (e[(e.Nine = 57)] = `Nine`),
    (e[(e.Semi = 59)] = `Semi`),
    (e[(e.Lt = 60)] = `Lt`),
    (e[(e.Eq = 61)] = `Eq`),
    (e[(e.Gt = 62)] = `Gt`),
    (e[(e.Questionmark = 63)] = `Questionmark`),
    (e[(e.UpperA = 65)] = `UpperA`),
    (e[(e.LowerA = 97)] = `LowerA`),
    (e[(e.UpperF = 70)] = `UpperF`),
    (e[(e.LowerF = 102)] = `LowerF`),
    (e[(e.UpperZ = 90)] = `UpperZ`),
    (e[(e.LowerZ = 122)] = `LowerZ`),
    (e[(e.LowerX = 120)] = `LowerX`),
    (e[(e.OpeningSquareBracket = 91)] = `OpeningSquareBracket`);
})((A ||= {}));
var j;
((e) => {
  (e[(e.Text = 1)] = `Text`),
    (e[(e.BeforeTagName = 2)] = `BeforeTagName`),
    (e[(e.InTagName = 3)] = `InTagName`),
    (e[(e.InSelfClosingTag = 4)] = `InSelfClosingTag`),
    (e[(e.BeforeClosingTagName = 5)] = `BeforeClosingTagName`),
    (e[(e.InClosingTagName = 6)] = `InClosingTagName`),
    (e[(e.AfterClosingTagName = 7)] = `AfterClosingTagName`),
    (e[(e.BeforeAttributeName = 8)] = `BeforeAttributeName`),
    (e[(e.InAttributeName = 9)] = `InAttributeName`),
    (e[(e.AfterAttributeName = 10)] = `AfterAttributeName`),
    (e[(e.BeforeAttributeValue = 11)] = `BeforeAttributeValue`),
    (e[(e.InAttributeValueDq = 12)] = `InAttributeValueDq`),
    (e[(e.InAttributeValueSq = 13)] = `InAttributeValueSq`),
    (e[(e.InAttributeValueNq = 14)] = `InAttributeValueNq`),
    (e[(e.BeforeDeclaration = 15)] = `BeforeDeclaration`),
    (e[(e.InDeclaration = 16)] = `InDeclaration`),
    (e[(e.InProcessingInstruction = 17)] = `InProcessingInstruction`),
    (e[(e.BeforeComment = 18)] = `BeforeComment`),
    (e[(e.CDATASequence = 19)] = `CDATASequence`),
    (e[(e.DeclarationSequence = 20)] = `DeclarationSequence`),
    (e[(e.InSpecialComment = 21)] = `InSpecialComment`),
    (e[(e.InCommentLike = 22)] = `InCommentLike`),
    (e[(e.SpecialStartSequence = 23)] = `SpecialStartSequence`),
    (e[(e.InSpecialTag = 24)] = `InSpecialTag`),
    (e[(e.InPlainText = 25)] = `InPlainText`),
    (e[(e.InEntity = 26)] = `InEntity`);
})((j ||= {}));
function dt(e) {
  return e === A.Space || e === A.NewLine || e === A.Tab || e === A.FormFeed || e === A.CarriageReturn;
}
function ft(e) {
  return e === A.Slash || e === A.Gt || dt(e);
}
function pt(e) {
  return (e >= A.LowerA && e <= A.LowerZ) || (e >= A.UpperA && e <= A.UpperZ);
}
var mt;
((e) => {
  (e[(e.NoValue = 0)] = `NoValue`),
    (e[(e.Unquoted = 1)] = `Unquoted`),
    (e[(e.Single = 2)] = `Single`),
    (e[(e.Double = 3)] = `Double`);
})((mt ||= {}));
const M = {
    Empty: /* @__PURE__ */ new Uint8Array(),
    Cdata: new Uint8Array([67, 68, 65, 84, 65, 91]),
    CdataEnd: new Uint8Array([93, 93, 62]),
    CommentEnd: new Uint8Array([45, 45, 33, 62]),
    Doctype: new Uint8Array([100, 111, 99, 116, 121, 112, 101]),
    IframeEnd: new Uint8Array([60, 47, 105, 102, 114, 97, 109, 101]),
    NoembedEnd: new Uint8Array([60, 47, 110, 111, 101, 109, 98, 101, 100]),
    NoframesEnd: new Uint8Array([60, 47, 110, 111, 102, 114, 97, 109, 101, 115]),
    Plaintext: new Uint8Array([60, 47, 112, 108, 97, 105, 110, 116, 101, 120, 116]),
    ScriptEnd: new Uint8Array([60, 47, 115, 99, 114, 105, 112, 116]),
    StyleEnd: new Uint8Array([60, 47, 115, 116, 121, 108, 101]),
    TitleEnd: new Uint8Array([60, 47, 116, 105, 116, 108, 101]),
    TextareaEnd: new Uint8Array([60, 47, 116, 101, 120, 116, 97, 114, 101, 97]),
    XmpEnd: new Uint8Array([60, 47, 120, 109, 112]),
  },
  ht = /* @__PURE__ */ new Map([
    [M.IframeEnd[2], M.IframeEnd],
    [M.NoembedEnd[2], M.NoembedEnd],
    [M.Plaintext[2], M.Plaintext],
    [M.ScriptEnd[2], M.ScriptEnd],
    [M.TitleEnd[2], M.TitleEnd],
    [M.XmpEnd[2], M.XmpEnd],
  ]);
var gt = class {
  cbs;
  state = j.Text;
  buffer = ``;
  sectionStart = 0;
  index = 0;
  entityStart = 0;
  baseState = j.Text;
  isSpecial = !1;
  running = !0;
  offset = 0;
  xmlMode;
  decodeEntities;
  recognizeSelfClosing;
  entityDecoder;
  constructor({ xmlMode: e = !1, decodeEntities: t = !0, recognizeSelfClosing: n = e }, r) {
    (this.cbs = r),
      (this.xmlMode = e),
      (this.decodeEntities = t),
      (this.recognizeSelfClosing = n),
      (this.entityDecoder = new lt(e ? et : $e, (e, t) => this.emitCodePoint(e, t)));
  }
  reset() {
    (this.state = j.Text),
      (this.buffer = ``),
      (this.sectionStart = 0),
      (this.index = 0),
      (this.baseState = j.Text),
      (this.isSpecial = !1),
      (this.currentSequence = M.Empty),
      (this.sequenceIndex = 0),
      (this.running = !0),
      (this.offset = 0);
  }
  write(e) {
    (this.offset += this.buffer.length), (this.buffer = e), this.parse();
  }
  end() {
    this.running && this.finish();
  }
  pause() {
    this.running = !1;
  }
  resume() {
    (this.running = !0), this.index < this.buffer.length + this.offset && this.parse();
  }
  stateText(e) {
    e === A.Lt || (!this.decodeEntities && this.fastForwardTo(A.Lt))
      ? (this.index > this.sectionStart && this.cbs.ontext(this.sectionStart, this.index),
        (this.state = j.BeforeTagName),
        (this.sectionStart = this.index))
      : this.decodeEntities && e === A.Amp && this.startEntity();
  }
  currentSequence = M.Empty;
  sequenceIndex = 0;
  enterTagBody() {
    this.currentSequence === M.Plaintext
      ? ((this.currentSequence = M.Empty), (this.state = j.InPlainText))
      : this.isSpecial
        ? ((this.state = j.InSpecialTag), (this.sequenceIndex = 0))
        : (this.state = j.Text);
  }
  stateSpecialStartSequence(e) {
    const t = e | 32;
    if (this.sequenceIndex < this.currentSequence.length) {
      if (t === this.currentSequence[this.sequenceIndex]) {
        this.sequenceIndex++;
        return;
      }
      if (this.sequenceIndex === 3) {
        if (this.currentSequence === M.ScriptEnd && t === M.StyleEnd[3]) {
          (this.currentSequence = M.StyleEnd), (this.sequenceIndex = 4);
          return;
        }
        if (this.currentSequence === M.TitleEnd && t === M.TextareaEnd[3]) {
          (this.currentSequence = M.TextareaEnd), (this.sequenceIndex = 4);
          return;
        }
      } else if (this.sequenceIndex === 4 && this.currentSequence === M.NoembedEnd && t === M.NoframesEnd[4]) {
        (this.currentSequence = M.NoframesEnd), (this.sequenceIndex = 5);
        return;
      }
    } else if (ft(e)) {
      (this.sequenceIndex = 0), (this.state = j.InTagName), this.stateInTagName(e);
      return;
    }
    (this.isSpecial = !1),
      (this.currentSequence = M.Empty),
      (this.sequenceIndex = 0),
      (this.state = j.InTagName),
      this.stateInTagName(e);
  }
  stateCDATASequence(e) {
    e === M.Cdata[this.sequenceIndex]
      ? ++this.sequenceIndex === M.Cdata.length &&
        ((this.state = j.InCommentLike),
        (this.currentSequence = M.CdataEnd),
        (this.sequenceIndex = 0),
        (this.sectionStart = this.index + 1))
      : ((this.sequenceIndex = 0),
        this.xmlMode
          ? ((this.state = j.InDeclaration), this.stateInDeclaration(e))
          : ((this.state = j.InSpecialComment), this.stateInSpecialComment(e)));
  }
  fastForwardTo(e) {
    for (; ++this.index < this.buffer.length + this.offset; )
      if (this.buffer.charCodeAt(this.index - this.offset) === e) return !0;
    return ((this.index = this.buffer.length + this.offset - 1), !1);
  }
  emitComment(e) {
    this.cbs.oncomment(this.sectionStart, this.index, e),
      (this.sequenceIndex = 0),
      (this.sectionStart = this.index + 1),
      (this.state = j.Text);
  }
  stateInCommentLike(e) {
    !this.xmlMode &&
    this.currentSequence === M.CommentEnd &&
    this.sequenceIndex <= 1 &&
    this.index === this.sectionStart + this.sequenceIndex &&
    e === A.Gt
      ? this.emitComment(this.sequenceIndex)
      : this.currentSequence === M.CommentEnd && this.sequenceIndex === 2 && e === A.Gt
        ? this.emitComment(2)
        : this.currentSequence === M.CommentEnd && this.sequenceIndex === this.currentSequence.length - 1 && e !== A.Gt
          ? (this.sequenceIndex = Number(e === A.Dash))
          : e === this.currentSequence[this.sequenceIndex]
            ? ++this.sequenceIndex === this.currentSequence.length &&
              (this.currentSequence === M.CdataEnd
                ? this.cbs.oncdata(this.sectionStart, this.index, 2)
                : this.cbs.oncomment(this.sectionStart, this.index, 3),
              (this.sequenceIndex = 0),
              (this.sectionStart = this.index + 1),
              (this.state = j.Text))
            : this.sequenceIndex === 0
              ? this.fastForwardTo(this.currentSequence[0]) && (this.sequenceIndex = 1)
              : e !== this.currentSequence[this.sequenceIndex - 1] && (this.sequenceIndex = 0);
  }
  isTagStartChar(e) {
    return this.xmlMode ? !ft(e) : pt(e);
  }
  stateInSpecialTag(e) {
    if (this.sequenceIndex === this.currentSequence.length) {
      if (ft(e)) {
        const t = this.index - this.currentSequence.length;
        if (this.sectionStart < t) {
          const e = this.index;
          (this.index = t), this.cbs.ontext(this.sectionStart, t), (this.index = e);
        }
        (this.isSpecial = !1), (this.sectionStart = t + 2), this.stateInClosingTagName(e);
        return;
      }
      this.sequenceIndex = 0;
    }
    (e | 32) === this.currentSequence[this.sequenceIndex]
      ? (this.sequenceIndex += 1)
      : this.sequenceIndex === 0
        ? this.currentSequence === M.TitleEnd || this.currentSequence === M.TextareaEnd
          ? this.decodeEntities && e === A.Amp && this.startEntity()
          : this.fastForwardTo(A.Lt) && (this.sequenceIndex = 1)
        : (this.sequenceIndex = Number(e === A.Lt));
  }
  stateBeforeTagName(e) {
    if (e === A.ExclamationMark) (this.state = j.BeforeDeclaration), (this.sectionStart = this.index + 1);
    else if (e === A.Questionmark)
      this.xmlMode
        ? ((this.state = j.InProcessingInstruction), (this.sequenceIndex = 0), (this.sectionStart = this.index + 1))
        : ((this.state = j.InSpecialComment), (this.sectionStart = this.index));
    else if (this.isTagStartChar(e)) {
      this.sectionStart = this.index;
      const t = this.xmlMode || this.cbs.isInForeignContext?.() ? void 0 : ht.get(e | 32);
      t === void 0
        ? (this.state = j.InTagName)
        : ((this.isSpecial = !0),
          (this.currentSequence = t),
          (this.sequenceIndex = 3),
          (this.state = j.SpecialStartSequence));
    } else e === A.Slash ? (this.state = j.BeforeClosingTagName) : ((this.state = j.Text), this.stateText(e));
  }
  stateInTagName(e) {
    ft(e) &&
      (this.cbs.onopentagname(this.sectionStart, this.index),
      (this.sectionStart = -1),
      (this.state = j.BeforeAttributeName),
      this.stateBeforeAttributeName(e));
  }
  stateBeforeClosingTagName(e) {
    dt(e)
      ? this.xmlMode || ((this.state = j.InSpecialComment), (this.sectionStart = this.index))
      : e === A.Gt
        ? ((this.state = j.Text), this.xmlMode || (this.sectionStart = this.index + 1))
        : ((this.state = this.isTagStartChar(e) ? j.InClosingTagName : j.InSpecialComment),
          (this.sectionStart = this.index));
  }
  stateInClosingTagName(e) {
    ft(e) &&
      (this.cbs.onclosetag(this.sectionStart, this.index),
      (this.sectionStart = -1),
      (this.state = j.AfterClosingTagName),
      this.stateAfterClosingTagName(e));
  }
  stateAfterClosingTagName(e) {
    (e === A.Gt || this.fastForwardTo(A.Gt)) && ((this.state = j.Text), (this.sectionStart = this.index + 1));
  }
  stateBeforeAttributeName(e) {
    e === A.Gt
      ? (this.cbs.onopentagend(this.index), this.enterTagBody(), (this.sectionStart = this.index + 1))
      : e === A.Slash
        ? (this.state = j.InSelfClosingTag)
        : dt(e) || ((this.state = j.InAttributeName), (this.sectionStart = this.index));
  }
  stateInSelfClosingTag(e) {
    if (e === A.Gt) {
      if ((this.cbs.onselfclosingtag(this.index), (this.sectionStart = this.index + 1), !this.recognizeSelfClosing)) {
        this.enterTagBody();
        return;
      }
      (this.state = j.Text), (this.isSpecial = !1), (this.currentSequence = M.Empty);
    } else dt(e) || ((this.state = j.BeforeAttributeName), this.stateBeforeAttributeName(e));
  }
  stateInAttributeName(e) {
    (e === A.Eq || ft(e)) &&
      (this.cbs.onattribname(this.sectionStart, this.index),
      (this.sectionStart = this.index),
      (this.state = j.AfterAttributeName),
      this.stateAfterAttributeName(e));
  }
  stateAfterAttributeName(e) {
    e === A.Eq
      ? (this.state = j.BeforeAttributeValue)
      : e === A.Slash || e === A.Gt
        ? (this.cbs.onattribend(mt.NoValue, this.sectionStart),
          (this.sectionStart = -1),
          (this.state = j.BeforeAttributeName),
          this.stateBeforeAttributeName(e))
        : dt(e) ||
          (this.cbs.onattribend(mt.NoValue, this.sectionStart),
          (this.state = j.InAttributeName),
          (this.sectionStart = this.index));
  }
  stateBeforeAttributeValue(e) {
    e === A.DoubleQuote
      ? ((this.state = j.InAttributeValueDq), (this.sectionStart = this.index + 1))
      : e === A.SingleQuote
        ? ((this.state = j.InAttributeValueSq), (this.sectionStart = this.index + 1))
        : dt(e) ||
          ((this.sectionStart = this.index),
          (this.state = j.InAttributeValueNq),
          this.stateInAttributeValueNoQuotes(e));
  }
  handleInAttributeValue(e, t) {
    e === t || (!this.decodeEntities && this.fastForwardTo(t))
      ? (this.cbs.onattribdata(this.sectionStart, this.index),
        (this.sectionStart = -1),
        this.cbs.onattribend(t === A.DoubleQuote ? mt.Double : mt.Single, this.index + 1),
        (this.state = j.BeforeAttributeName))
      : this.decodeEntities && e === A.Amp && this.startEntity();
  }
  stateInAttributeValueDoubleQuotes(e) {
    this.handleInAttributeValue(e, A.DoubleQuote);
  }
  stateInAttributeValueSingleQuotes(e) {
    this.handleInAttributeValue(e, A.SingleQuote);
  }
  stateInAttributeValueNoQuotes(e) {
    dt(e) || e === A.Gt
      ? (this.cbs.onattribdata(this.sectionStart, this.index),
        (this.sectionStart = -1),
        this.cbs.onattribend(mt.Unquoted, this.index),
        (this.state = j.BeforeAttributeName),
        this.stateBeforeAttributeName(e))
      : this.decodeEntities && e === A.Amp && this.startEntity();
  }
  stateBeforeDeclaration(e) {
    e === A.OpeningSquareBracket
      ? ((this.state = j.CDATASequence), (this.sequenceIndex = 0))
      : this.xmlMode
        ? (this.state = e === A.Dash ? j.BeforeComment : j.InDeclaration)
        : (e | 32) === M.Doctype[0]
          ? ((this.state = j.DeclarationSequence), (this.currentSequence = M.Doctype), (this.sequenceIndex = 1))
          : e === A.Gt
            ? (this.cbs.oncomment(this.sectionStart, this.index, 0),
              (this.state = j.Text),
              (this.sectionStart = this.index + 1))
            : (this.state = e === A.Dash ? j.BeforeComment : j.InSpecialComment);
  }
  stateDeclarationSequence(e) {
    this.sequenceIndex === this.currentSequence.length
      ? ((this.state = j.InDeclaration), this.stateInDeclaration(e))
      : (e | 32) === this.currentSequence[this.sequenceIndex]
        ? (this.sequenceIndex += 1)
        : e === A.Gt
          ? (this.cbs.oncomment(this.sectionStart, this.index, 0),
            (this.state = j.Text),
            (this.sectionStart = this.index + 1))
          : (this.state = j.InSpecialComment);
  }
  stateInDeclaration(e) {
    (e === A.Gt || this.fastForwardTo(A.Gt)) &&
      (this.cbs.ondeclaration(this.sectionStart, this.index),
      (this.state = j.Text),
      (this.sectionStart = this.index + 1));
  }
  stateInProcessingInstruction(e) {
    e === A.Questionmark
      ? (this.sequenceIndex = 1)
      : e === A.Gt && this.sequenceIndex === 1
        ? (this.cbs.onprocessinginstruction(this.sectionStart, this.index - 1),
          (this.sequenceIndex = 0),
          (this.state = j.Text),
          (this.sectionStart = this.index + 1))
        : (this.sequenceIndex = Number(this.fastForwardTo(A.Questionmark)));
  }
  stateBeforeComment(e) {
    e === A.Dash
      ? ((this.state = j.InCommentLike),
        (this.currentSequence = M.CommentEnd),
        (this.sequenceIndex = 0),
        (this.sectionStart = this.index + 1))
      : this.xmlMode
        ? (this.state = j.InDeclaration)
        : e === A.Gt
          ? (this.cbs.oncomment(this.sectionStart, this.index, 0),
            (this.state = j.Text),
            (this.sectionStart = this.index + 1))
          : (this.state = j.InSpecialComment);
  }
  stateInSpecialComment(e) {
    (e === A.Gt || this.fastForwardTo(A.Gt)) &&
      (this.cbs.oncomment(this.sectionStart, this.index, 0),
      (this.state = j.Text),
      (this.sectionStart = this.index + 1));
  }
  startEntity() {
    (this.baseState = this.state),
      (this.state = j.InEntity),
      (this.entityStart = this.index),
      this.entityDecoder.startEntity(
        this.xmlMode
          ? ct.Strict
          : this.baseState === j.Text || this.baseState === j.InSpecialTag
            ? ct.Legacy
            : ct.Attribute,
      );
  }
  stateInEntity() {
    const e = this.index - this.offset,
      t = this.entityDecoder.write(this.buffer, e);
    if (t >= 0) (this.state = this.baseState), t === 0 && --this.index;
    else {
      if (e < this.buffer.length && this.buffer.charCodeAt(e) === A.Amp) {
        (this.state = this.baseState), --this.index;
        return;
      }
      this.index = this.offset + this.buffer.length - 1;
    }
  }
  cleanup() {
    this.running &&
      this.sectionStart !== this.index &&
      (this.state === j.Text ||
      this.state === j.InPlainText ||
      (this.state === j.InSpecialTag && this.sequenceIndex === 0)
        ? (this.cbs.ontext(this.sectionStart, this.index), (this.sectionStart = this.index))
        : (this.state === j.InAttributeValueDq ||
            this.state === j.InAttributeValueSq ||
            this.state === j.InAttributeValueNq) &&
          (this.cbs.onattribdata(this.sectionStart, this.index), (this.sectionStart = this.index)));
  }
  shouldContinue() {
    return this.index < this.buffer.length + this.offset && this.running;
  }
  parse() {
    for (; this.shouldContinue(); ) {
      const e = this.buffer.charCodeAt(this.index - this.offset);
      switch (this.state) {
        case j.Text:
          this.stateText(e);
          break;
        case j.InPlainText:
          this.index = this.buffer.length + this.offset - 1;
          break;
        case j.SpecialStartSequence:
          this.stateSpecialStartSequence(e);
          break;
        case j.InSpecialTag:
          this.stateInSpecialTag(e);
          break;
        case j.CDATASequence:
          this.stateCDATASequence(e);
          break;
        case j.DeclarationSequence:
          this.stateDeclarationSequence(e);
          break;
        case j.InAttributeValueDq:
          this.stateInAttributeValueDoubleQuotes(e);
          break;
        case j.InAttributeName:
          this.stateInAttributeName(e);
          break;
        case j.InCommentLike:
          this.stateInCommentLike(e);
          break;
        case j.InSpecialComment:
          this.stateInSpecialComment(e);
          break;
        case j.BeforeAttributeName:
          this.stateBeforeAttributeName(e);
          break;
        case j.InTagName:
          this.stateInTagName(e);
          break;
        case j.InClosingTagName:
          this.stateInClosingTagName(e);
          break;
        case j.BeforeTagName:
          this.stateBeforeTagName(e);
          break;
        case j.AfterAttributeName:
          this.stateAfterAttributeName(e);
          break;
        case j.InAttributeValueSq:
          this.stateInAttributeValueSingleQuotes(e);
          break;
        case j.BeforeAttributeValue:
          this.stateBeforeAttributeValue(e);
          break;
        case j.BeforeClosingTagName:
          this.stateBeforeClosingTagName(e);
          break;
        case j.AfterClosingTagName:
          this.stateAfterClosingTagName(e);
          break;
        case j.InAttributeValueNq:
          this.stateInAttributeValueNoQuotes(e);
          break;
        case j.InSelfClosingTag:
          this.stateInSelfClosingTag(e);
          break;
        case j.InDeclaration:
          this.stateInDeclaration(e);
          break;
        case j.BeforeDeclaration:
          this.stateBeforeDeclaration(e);
          break;
        case j.BeforeComment:
          this.stateBeforeComment(e);
          break;
        case j.InProcessingInstruction:
          this.stateInProcessingInstruction(e);
          break;
        case j.InEntity:
          this.stateInEntity();
      }
      this.index++;
    }
    this.cleanup();
  }
  finish() {
    this.state === j.InEntity && (this.entityDecoder.end(), (this.state = this.baseState)),
      this.handleTrailingData(),
      this.cbs.onend();
  }
  handleTrailingCommentLikeData(e) {
    if (this.state !== j.InCommentLike) return !1;
    if (this.currentSequence === M.CdataEnd) {
      if (this.xmlMode) this.sectionStart < e && this.cbs.oncdata(this.sectionStart, e, 0);
      else {
        const t = this.sectionStart - M.Cdata.length - 1;
        this.cbs.oncomment(t, e, 0);
      }
    } else {
      const t = this.xmlMode ? 0 : Math.min(this.sequenceIndex, M.CommentEnd.length - 1);
      this.cbs.oncomment(this.sectionStart, e, t);
    }
    return !0;
  }
  handleTrailingMarkupDeclaration(e) {
    if (this.xmlMode)
      switch (this.state) {
        case j.InSpecialComment:
        case j.BeforeComment:
        case j.CDATASequence:
        case j.DeclarationSequence:
        case j.InDeclaration:
          return (this.cbs.ontext(this.sectionStart, e), !0);
        default:
          return !1;
      }
    switch (this.state) {
      case j.BeforeDeclaration:
      case j.InSpecialComment:
      case j.BeforeComment:
      case j.CDATASequence:
        return (this.cbs.oncomment(this.sectionStart, e, 0), !0);
      case j.DeclarationSequence:
        return (this.sequenceIndex !== M.Doctype.length && this.cbs.oncomment(this.sectionStart, e, 0), !0);
      case j.InDeclaration:
        return !0;
      default:
        return !1;
    }
  }
  handleTrailingData() {
    const e = this.buffer.length + this.offset;
    if (
      !(this.handleTrailingCommentLikeData(e) || this.handleTrailingMarkupDeclaration(e)) &&
      !(this.sectionStart >= e)
    )
      switch (this.state) {
        case j.InTagName:
        case j.BeforeAttributeName:
        case j.BeforeAttributeValue:
        case j.AfterAttributeName:
        case j.InAttributeName:
        case j.InAttributeValueSq:
        case j.InAttributeValueDq:
        case j.InAttributeValueNq:
        case j.InClosingTagName:
          break;
        default:
          this.cbs.ontext(this.sectionStart, e);
      }
  }
  emitCodePoint(e, t) {
    this.baseState !== j.Text && this.baseState !== j.InSpecialTag
      ? (this.sectionStart < this.entityStart && this.cbs.onattribdata(this.sectionStart, this.entityStart),
        (this.sectionStart = this.entityStart + t),
        (this.index = this.sectionStart - 1),
        this.cbs.onattribentity(e))
      : (this.sectionStart < this.entityStart && this.cbs.ontext(this.sectionStart, this.entityStart),
        (this.sectionStart = this.entityStart + t),
        (this.index = this.sectionStart - 1),
        this.cbs.ontextentity(e, this.sectionStart));
  }
};
const { fromCodePoint: _t } = String,
  vt = /* @__PURE__ */ new Set([`input`, `option`, `optgroup`, `select`, `button`, `datalist`, `textarea`]),
  N = /* @__PURE__ */ new Set([`p`]),
  yt = /* @__PURE__ */ new Set([`h1`, `h2`, `h3`, `h4`, `h5`, `h6`, `p`]),
  bt = /* @__PURE__ */ new Set([`thead`, `tbody`]),
  xt = /* @__PURE__ */ new Set([`dd`, `dt`]),
  St = /* @__PURE__ */ new Set([`rt`, `rp`]),
  Ct = /* @__PURE__ */ new Map([
    [`tr`, /* @__PURE__ */ new Set([`tr`, `th`, `td`])],
    [`th`, /* @__PURE__ */ new Set([`th`])],
    [`td`, /* @__PURE__ */ new Set([`thead`, `th`, `td`])],
    [`body`, /* @__PURE__ */ new Set([`head`, `link`, `script`])],
    [`a`, /* @__PURE__ */ new Set([`a`])],
    [`li`, /* @__PURE__ */ new Set([`li`])],
    [`p`, N],
    [`h1`, yt],
    [`h2`, yt],
    [`h3`, yt],
    [`h4`, yt],
    [`h5`, yt],
    [`h6`, yt],
    [`select`, vt],
    [`input`, vt],
    [`output`, vt],
    [`button`, vt],
    [`datalist`, vt],
    [`textarea`, vt],
    [`option`, /* @__PURE__ */ new Set([`option`])],
    [`optgroup`, /* @__PURE__ */ new Set([`optgroup`, `option`])],
    [`dd`, xt],
    [`dt`, xt],
    [`address`, N],
    [`article`, N],
    [`aside`, N],
    [`blockquote`, N],
    [`details`, N],
    [`div`, N],
    [`dl`, N],
    [`fieldset`, N],
    [`figcaption`, N],
    [`figure`, N],
    [`footer`, N],
    [`form`, N],
    [`header`, N],
    [`hr`, N],
    [`main`, N],
    [`nav`, N],
    [`ol`, N],
    [`pre`, N],
    [`section`, N],
    [`table`, N],
    [`ul`, N],
    [`rt`, St],
    [`rp`, St],
    [`tbody`, bt],
    [`tfoot`, bt],
  ]),
  wt = /* @__PURE__ */ new Set([
    `area`,
    `base`,
    `basefont`,
    `br`,
    `col`,
    `command`,
    `embed`,
    `frame`,
    `hr`,
    `img`,
    `input`,
    `isindex`,
    `keygen`,
    `link`,
    `meta`,
    `param`,
    `source`,
    `track`,
    `wbr`,
  ]),
  Tt = /* @__PURE__ */ new Set([`math`, `svg`]),
  Et = /* @__PURE__ */ new Set([`mi`, `mo`, `mn`, `ms`, `mtext`, `annotation-xml`, `foreignObject`, `desc`, `title`]),
  Dt = /* @__PURE__ */ new Map([
    [`altglyph`, `altGlyph`],
    [`altglyphdef`, `altGlyphDef`],
    [`altglyphitem`, `altGlyphItem`],
    [`animatecolor`, `animateColor`],
    [`animatemotion`, `animateMotion`],
    [`animatetransform`, `animateTransform`],
    [`clippath`, `clipPath`],
    [`feblend`, `feBlend`],
    [`fecolormatrix`, `feColorMatrix`],
    [`fecomponenttransfer`, `feComponentTransfer`],
    [`fecomposite`, `feComposite`],
    [`feconvolvematrix`, `feConvolveMatrix`],
    [`fediffuselighting`, `feDiffuseLighting`],
    [`fedisplacementmap`, `feDisplacementMap`],
    [`fedistantlight`, `feDistantLight`],
    [`fedropshadow`, `feDropShadow`],
    [`feflood`, `feFlood`],
    [`fefunca`, `feFuncA`],
    [`fefuncb`, `feFuncB`],
    [`fefuncg`, `feFuncG`],
    [`fefuncr`, `feFuncR`],
    [`fegaussianblur`, `feGaussianBlur`],
    [`feimage`, `feImage`],
    [`femerge`, `feMerge`],
    [`femergenode`, `feMergeNode`],
    [`femorphology`, `feMorphology`],
    [`feoffset`, `feOffset`],
    [`fepointlight`, `fePointLight`],
    [`fespecularlighting`, `feSpecularLighting`],
    [`fespotlight`, `feSpotLight`],
    [`fetile`, `feTile`],
    [`feturbulence`, `feTurbulence`],
    [`foreignobject`, `foreignObject`],
    [`glyphref`, `glyphRef`],
    [`lineargradient`, `linearGradient`],
    [`radialgradient`, `radialGradient`],
    [`textpath`, `textPath`],
  ]);
var Ot;
((e) => {
  (e[(e.None = 0)] = `None`), (e[(e.Svg = 1)] = `Svg`), (e[(e.MathML = 2)] = `MathML`);
})((Ot ||= {}));
const kt = /\s|\//;
var At = class {
  options;
  startIndex = 0;
  endIndex = 0;
  openTagStart = 0;
  tagname = ``;
  attribname = ``;
  attribvalue = ``;
  attribs = null;
  stack = [];
  foreignContext;
  cbs;
  lowerCaseTagNames;
  lowerCaseAttributeNames;
  recognizeSelfClosing;
  htmlMode;
  tokenizer;
  buffers = [];
  bufferOffset = 0;
  writeIndex = 0;
  ended = !1;
  constructor(e, t = {}) {
    (this.options = t),
      (this.cbs = e ?? {}),
      (this.htmlMode = !this.options.xmlMode),
      (this.lowerCaseTagNames = t.lowerCaseTags ?? this.htmlMode),
      (this.lowerCaseAttributeNames = t.lowerCaseAttributeNames ?? this.htmlMode),
      (this.recognizeSelfClosing = t.recognizeSelfClosing ?? !this.htmlMode),
      (this.tokenizer = new (t.Tokenizer ?? gt)(this.options, this)),
      (this.foreignContext = [Ot.None]),
      this.cbs.onparserinit?.(this);
  }
  ontext(e, t) {
    const n = this.getSlice(e, t);
    (this.endIndex = t - 1), this.cbs.ontext?.(n), (this.startIndex = t);
  }
  ontextentity(e, t) {
    (this.endIndex = t - 1), this.cbs.ontext?.(_t(e)), (this.startIndex = t);
  }
  isInForeignContext() {
    return this.foreignContext[0] !== Ot.None;
  }
  isVoidElement(e) {
    return this.htmlMode && wt.has(e);
  }
  readTagName(e, t) {
    const n = this.lowerCaseTagNames ? this.getSlice(e, t).toLowerCase() : this.getSlice(e, t);
    if (!(this.lowerCaseTagNames && this.htmlMode)) return n;
    if (this.foreignContext[0] === Ot.Svg) return Dt.get(n) ?? n;
    if (this.foreignContext.length > 1) {
      const e = Dt.get(n);
      if (e !== void 0 && this.stack.includes(e)) return e;
    }
    return this.isInForeignContext() ? n : n === `image` ? `img` : n;
  }
  onopentagname(e, t) {
    (this.endIndex = t), this.emitOpenTag(this.readTagName(e, t));
  }
  emitOpenTag(e) {
    if (
      ((this.openTagStart = this.startIndex),
      (this.tagname = e),
      this.htmlMode && e === `form` && this.stack.includes(`form`))
    ) {
      this.tagname = ``;
      return;
    }
    const t = this.htmlMode && Ct.get(e);
    if (t) for (; this.stack.length > 0 && t.has(this.stack[0]); ) this.popElement(!0);
    this.isVoidElement(e) ||
      (this.stack.unshift(e),
      this.htmlMode &&
        (e === `svg`
          ? this.foreignContext.unshift(Ot.Svg)
          : e === `math`
            ? this.foreignContext.unshift(Ot.MathML)
            : Et.has(e) && this.foreignContext.unshift(Ot.None))),
      this.cbs.onopentagname?.(e),
      this.cbs.onopentag && (this.attribs = {});
  }
  endOpenTag(e) {
    (this.startIndex = this.openTagStart),
      (this.attribs &&= (this.cbs.onopentag?.(this.tagname, this.attribs, e), null)),
      this.cbs.onclosetag && this.isVoidElement(this.tagname) && this.cbs.onclosetag(this.tagname, !0),
      (this.tagname = ``);
  }
  onopentagend(e) {
    (this.endIndex = e), this.endOpenTag(!1), (this.startIndex = e + 1);
  }
  onclosetag(e, t) {
    this.endIndex = t;
    const n = this.readTagName(e, t);
    if (this.isVoidElement(n))
      this.htmlMode &&
        n === `br` &&
        (this.cbs.onopentagname?.(`br`), this.cbs.onopentag?.(`br`, {}, !0), this.cbs.onclosetag?.(`br`, !1));
    else {
      const e = this.stack.indexOf(n);
      if (e !== -1) {
        for (let t = 0; t < e; t++) this.popElement(!0);
        this.popElement(!1);
      } else this.htmlMode && n === `p` && (this.emitOpenTag(`p`), this.closeCurrentTag(!0));
    }
    this.startIndex = t + 1;
  }
  onselfclosingtag(e) {
    (this.endIndex = e),
      this.recognizeSelfClosing || this.isInForeignContext()
        ? (this.closeCurrentTag(!1), (this.startIndex = e + 1))
        : this.onopentagend(e);
  }
  popElement(e) {
    const t = this.stack.shift();
    this.htmlMode && (Tt.has(t) || Et.has(t)) && this.foreignContext.shift(), this.cbs.onclosetag?.(t, e);
  }
  closeCurrentTag(e) {
    const t = this.tagname;
    this.endOpenTag(e), this.stack[0] === t && this.popElement(!e);
  }
  onattribname(e, t) {
    this.startIndex = e;
    const n = this.getSlice(e, t);
    this.attribname = this.lowerCaseAttributeNames ? n.toLowerCase() : n;
  }
  onattribdata(e, t) {
    this.attribvalue += this.getSlice(e, t);
  }
  onattribentity(e) {
    this.attribvalue += _t(e);
  }
  onattribend(e, t) {
    (this.endIndex = t),
      this.cbs.onattribute?.(
        this.attribname,
        this.attribvalue,
        e === mt.Double ? `"` : e === mt.Single ? `'` : e === mt.NoValue ? void 0 : null,
      ),
      this.attribs &&
        !Object.hasOwn(this.attribs, this.attribname) &&
        (this.attribs[this.attribname] = this.attribvalue),
      (this.attribvalue = ``);
  }
  getInstructionName(e) {
    let t = e.search(kt),
      n = t < 0 ? e : e.substr(0, t);
    return (this.lowerCaseTagNames && (n = n.toLowerCase()), n);
  }
  ondeclaration(e, t) {
    this.endIndex = t;
    const n = this.getSlice(e, t);
    if (this.cbs.onprocessinginstruction) {
      const e = this.htmlMode ? (this.lowerCaseTagNames ? `doctype` : n.slice(0, 7)) : this.getInstructionName(n);
      this.cbs.onprocessinginstruction(`!${e}`, `!${n}`);
    }
    this.startIndex = t + 1;
  }
  onprocessinginstruction(e, t) {
    this.endIndex = t;
    const n = this.getSlice(e, t);
    if (this.cbs.onprocessinginstruction) {
      const e = this.getInstructionName(n);
      this.cbs.onprocessinginstruction(`?${e}`, `?${n}`);
    }
    this.startIndex = t + 1;
  }
  oncomment(e, t, n) {
    (this.endIndex = t),
      this.cbs.oncomment?.(this.getSlice(e, t - n)),
      this.cbs.oncommentend?.(),
      (this.startIndex = t + 1);
  }
  oncdata(e, t, n) {
    this.endIndex = t;
    const r = this.getSlice(e, t - n);
    !this.htmlMode || this.options.recognizeCDATA
      ? (this.cbs.oncdatastart?.(), this.cbs.ontext?.(r), this.cbs.oncdataend?.())
      : this.isInForeignContext()
        ? this.cbs.ontext?.(r)
        : (this.cbs.oncomment?.(`[CDATA[${r}]]`), this.cbs.oncommentend?.()),
      (this.startIndex = t + 1);
  }
  onend() {
    if (this.cbs.onclosetag) {
      this.endIndex = this.startIndex;
      for (let e = 0; e < this.stack.length; e++) this.cbs.onclosetag(this.stack[e], !0);
    }
    this.cbs.onend?.();
  }
  reset() {
    this.cbs.onreset?.(),
      this.tokenizer.reset(),
      (this.tagname = ``),
      (this.attribname = ``),
      (this.attribvalue = ``),
      (this.attribs = null),
      (this.stack.length = 0),
      (this.startIndex = 0),
      (this.endIndex = 0),
      this.cbs.onparserinit?.(this),
      (this.buffers.length = 0),
      (this.foreignContext.length = 0),
      this.foreignContext.unshift(Ot.None),
      (this.bufferOffset = 0),
      (this.writeIndex = 0),
      (this.ended = !1);
  }
  parseComplete(e) {
    this.reset(), this.end(e);
  }
  getSlice(e, t) {
    if (e === t) return ``;
    for (; e - this.bufferOffset >= this.buffers[0].length; ) this.shiftBuffer();
    let n = this.buffers[0].slice(e - this.bufferOffset, t - this.bufferOffset);
    for (; t - this.bufferOffset > this.buffers[0].length; )
      this.shiftBuffer(), (n += this.buffers[0].slice(0, t - this.bufferOffset));
    return n;
  }
  shiftBuffer() {
    (this.bufferOffset += this.buffers[0].length), this.writeIndex--, this.buffers.shift();
  }
  write(e) {
    this.ended
      ? this.cbs.onerror?.(/* @__PURE__ */ Error(`.write() after done!`))
      : (this.buffers.push(e), this.tokenizer.running && (this.tokenizer.write(e), this.writeIndex++));
  }
  end(e) {
    this.ended
      ? this.cbs.onerror?.(/* @__PURE__ */ Error(`.end() after done!`))
      : (e && this.write(e), (this.ended = !0), this.tokenizer.end());
  }
  pause() {
    this.tokenizer.pause();
  }
  resume() {
    for (this.tokenizer.resume(); this.tokenizer.running && this.writeIndex < this.buffers.length; )
      this.tokenizer.write(this.buffers[this.writeIndex++]);
    this.ended && this.tokenizer.end();
  }
};
function jt({ children: e, text: t }) {
  return e.size === 0 ? t.trim() : Object.fromEntries([...e].map(([e, t]) => [e, t.length === 1 ? t[0] : t]));
}
function Mt(e) {
  let t = [{ name: ``, children: /* @__PURE__ */ new Map(), text: `` }],
    n = () => t.at(-1),
    r = 0;
  function i(e, t) {
    const { children: r } = n(),
      i = r.get(e);
    i ? i.push(t) : r.set(e, [t]);
  }
  const a = new At(
    {
      ontext(e) {
        n().text += e;
      },
      onopentag(e, n) {
        if (((r += 1), t.length > 50 || r > 5e5)) throw new w(`the XML has too many elements`);
        const i = /* @__PURE__ */ new Map();
        for (const [e, t] of Object.entries(n)) i.set(`@${e}`, [t]);
        t.push({ name: e, children: i, text: `` });
      },
      onclosetag(n, r) {
        if (r && e[a.endIndex - 1] !== `/`) throw new w(`the XML is not complete`);
        const o = t.pop();
        i(o.name, jt(o));
      },
      onprocessinginstruction(e) {
        if (/^!/.test(e)) throw new w(`the XML has a document type`);
      },
    },
    { xmlMode: !0 },
  );
  if ((a.write(e), t.length > 1 || r === 0)) throw new w(`the XML is not complete`);
  return jt(n());
}
function Nt(e) {
  const t = E(e);
  if (t !== void 0) return { kind: `JSON`, value: t };
  if (/^\s*<(?!!doctype html|html|!doctype>)/i.test(e)) return { kind: `XML`, value: Mt(e) };
  const n = Ke(e);
  if (n === null) throw new w(`the body is not JSON`);
  return { kind: `table`, value: n };
}
const Pt = (e) => typeof e == `object` && !!e;
function Ft(e) {
  const t = /* @__PURE__ */ new Set([``]),
    n = /* @__PURE__ */ new WeakMap(),
    r = (t, n, r) => (Array.isArray(t) ? (t === e ? `` : `${n}[]`) : n === `` ? r : `${n}.${r}`);
  function i(e, a) {
    if (!Pt(e)) return e;
    const o = n.get(e);
    if (o !== void 0) return o;
    const s = new Proxy(e, {
      get(e, n) {
        if (typeof n != `string` || !Object.hasOwn(e, n) || (Array.isArray(e) && n === `length`)) return e[n];
        const o = r(e, a, n);
        return (t.add(o), i(e[n], o));
      },
    });
    return (n.set(e, s), s);
  }
  function a() {
    const n = /* @__PURE__ */ new Set(),
      i = (e, a) => {
        if (Pt(e))
          for (const o of Object.keys(e)) {
            const s = r(e, a, o);
            t.has(s) ? i(e[o], s) : n.size < 1e3 && n.add(s);
          }
      };
    return (i(e, ``), [...n]);
  }
  return { value: i(e, ``), unused: a };
}
var It = /* @__PURE__ */ b((e, t) => {
  (function (n) {
    if (typeof e == `object` && t !== void 0) t.exports = n();
    else if (typeof define == `function` && define.amd) define([], n);
    else {
      var r = typeof window < `u` ? window : typeof global < `u` ? global : typeof self < `u` ? self : this;
      r.jsonata = n();
    }
  })(() =>
    (() => {
      function e(t, n, r) {
        function i(o, s) {
          if (!n[o]) {
            if (!t[o]) {
              var c = typeof te == `function` && te;
              if (!s && c) return c(o, !0);
              if (a) return a(o, !0);
              var l = /* @__PURE__ */ Error(`Cannot find module '` + o + `'`);
              throw ((l.code = `MODULE_NOT_FOUND`), l);
            }
            var u = (n[o] = { exports: {} });
            t[o][0].call(
              u.exports,
              (e) => {
                var n = t[o][1][e];
                return i(n || e);
              },
              u,
              u.exports,
              e,
              t,
              n,
              r,
            );
          }
          return n[o].exports;
        }
        for (var a = typeof te == `function` && te, o = 0; o < r.length; o++) i(r[o]);
        return i;
      }
      return e;
    })()(
      {
        1: [
          (e, t, n) => {
            const r = e('./utils');
            t.exports = (() => {
              const e = r.stringToArray,
                t = [
                  `Zero`,
                  `One`,
                  `Two`,
                  `Three`,
                  `Four`,
                  `Five`,
                  `Six`,
                  `Seven`,
                  `Eight`,
                  `Nine`,
                  `Ten`,
                  `Eleven`,
                  `Twelve`,
                  `Thirteen`,
                  `Fourteen`,
                  `Fifteen`,
                  `Sixteen`,
                  `Seventeen`,
                  `Eighteen`,
                  `Nineteen`,
                ],
                n = [
                  `Zeroth`,
                  `First`,
                  `Second`,
                  `Third`,
                  `Fourth`,
                  `Fifth`,
                  `Sixth`,
                  `Seventh`,
                  `Eighth`,
                  `Ninth`,
                  `Tenth`,
                  `Eleventh`,
                  `Twelfth`,
                  `Thirteenth`,
                  `Fourteenth`,
                  `Fifteenth`,
                  `Sixteenth`,
                  `Seventeenth`,
                  `Eighteenth`,
                  `Nineteenth`,
                ],
                i = [`Twenty`, `Thirty`, `Forty`, `Fifty`, `Sixty`, `Seventy`, `Eighty`, `Ninety`, `Hundred`],
                a = [`Thousand`, `Million`, `Billion`, `Trillion`];
              function o(e, r) {
                var o = (e, r, s) => {
                  var c = ``;
                  if (e <= 19) c = (r ? ` and ` : ``) + (s ? n[e] : t[e]);
                  else if (e < 100) {
                    const t = Math.floor(e / 10),
                      n = e % 10;
                    (c = (r ? ` and ` : ``) + i[t - 2]),
                      n > 0 ? (c += `-` + o(n, !1, s)) : s && (c = c.substring(0, c.length - 1) + `ieth`);
                  } else if (e < 1e3) {
                    const n = Math.floor(e / 100),
                      i = e % 100;
                    (c = (r ? `, ` : ``) + t[n] + ` Hundred`), i > 0 ? (c += o(i, !0, s)) : s && (c += `th`);
                  } else {
                    var l = Math.floor(Math.log10(e) / 3);
                    l > a.length && (l = a.length);
                    const t = 10 ** (l * 3),
                      n = Math.floor(e / t),
                      i = e - n * t;
                    (c = (r ? `, ` : ``) + o(n, !1, !1) + ` ` + a[l - 1]),
                      i > 0 ? (c += o(i, !0, s)) : s && (c += `th`);
                  }
                  return c;
                };
                return o(e, !1, r);
              }
              const s = Object.create(null);
              t.forEach((e, t) => {
                s[e.toLowerCase()] = t;
              }),
                n.forEach((e, t) => {
                  s[e.toLowerCase()] = t;
                }),
                i.forEach((e, t) => {
                  const n = e.toLowerCase();
                  (s[n] = (t + 2) * 10), (s[n.substring(0, e.length - 1) + `ieth`] = s[n]);
                }),
                (s.hundredth = 100),
                a.forEach((e, t) => {
                  const n = e.toLowerCase(),
                    r = 10 ** ((t + 1) * 3);
                  (s[n] = r), (s[n + `th`] = r);
                });
              function c(e) {
                const t = e.split(/,\s|\sand\s|[\s\\-]/).map((e) => s[e]),
                  n = [0];
                return (
                  t.forEach((e) => {
                    if (e < 100) {
                      let t = n.pop();
                      t >= 1e3 && (n.push(t), (t = 0)), n.push(t + e);
                    } else n.push(n.pop() * e);
                  }),
                  n.reduce((e, t) => e + t, 0)
                );
              }
              const l = [
                  [1e3, `m`],
                  [900, `cm`],
                  [500, `d`],
                  [400, `cd`],
                  [100, `c`],
                  [90, `xc`],
                  [50, `l`],
                  [40, `xl`],
                  [10, `x`],
                  [9, `ix`],
                  [5, `v`],
                  [4, `iv`],
                  [1, `i`],
                ],
                u = { M: 1e3, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 };
              function d(e) {
                for (var t = 0; t < l.length; t++) {
                  const n = l[t];
                  if (e >= n[0]) return n[1] + d(e - n[0]);
                }
                return ``;
              }
              function f(e) {
                for (var t = 0, n = 1, r = e.length - 1; r >= 0; r--) {
                  const i = e[r],
                    a = u[i];
                  a < n ? (t -= a) : ((n = a), (t += a));
                }
                return t;
              }
              function p(e, t) {
                for (var n = [], r = t.charCodeAt(0); e > 0; )
                  n.unshift(String.fromCharCode(((e - 1) % 26) + r)), (e = Math.floor((e - 1) / 26));
                return n.join(``);
              }
              function m(e, t) {
                for (var n = t.charCodeAt(0), r = 0, i = 0; i < e.length; i++)
                  r += (e.charCodeAt(e.length - i - 1) - n + 1) * 26 ** i;
                return r;
              }
              function h(e, t) {
                if (e === void 0) return;
                e = Math.floor(e);
                const n = b(t);
                return v(e, n);
              }
              const g = {
                  DECIMAL: `decimal`,
                  LETTERS: `letters`,
                  ROMAN: `roman`,
                  WORDS: `words`,
                  SEQUENCE: `sequence`,
                },
                _ = { UPPER: `upper`, LOWER: `lower`, TITLE: `title` };
              function v(t, n) {
                let r,
                  i = t < 0;
                switch (((t = Math.abs(t)), n.primary)) {
                  case g.LETTERS:
                    r = p(t, n.case === _.UPPER ? `A` : `a`);
                    break;
                  case g.ROMAN:
                    (r = d(t)), n.case === _.UPPER && (r = r.toUpperCase());
                    break;
                  case g.WORDS:
                    (r = o(t, n.ordinal)),
                      n.case === _.UPPER ? (r = r.toUpperCase()) : n.case === _.LOWER && (r = r.toLowerCase());
                    break;
                  case g.DECIMAL:
                    r = `` + t;
                    var a = n.mandatoryDigits - r.length;
                    if (
                      (a > 0 && (r = Array(a + 1).join(`0`) + r),
                      n.zeroCode !== 48 &&
                        (r = e(r)
                          .map((e) => String.fromCodePoint(e.codePointAt(0) + n.zeroCode - 48))
                          .join(``)),
                      n.regular)
                    ) {
                      const e = Math.floor((r.length - 1) / n.groupingSeparators.position);
                      for (let t = e; t > 0; t--) {
                        const e = r.length - t * n.groupingSeparators.position;
                        r = r.substr(0, e) + n.groupingSeparators.character + r.substr(e);
                      }
                    } else
                      n.groupingSeparators.reverse().forEach((e) => {
                        const t = r.length - e.position;
                        r = r.substr(0, t) + e.character + r.substr(t);
                      });
                    if (n.ordinal) {
                      var s = { 1: `st`, 2: `nd`, 3: `rd` }[r[r.length - 1]];
                      (!s || (r.length > 1 && r[r.length - 2] === `1`)) && (s = `th`), (r += s);
                    }
                    break;
                  case g.SEQUENCE:
                    throw { code: `D3130`, value: n.token };
                }
                return (i && (r = `-` + r), r);
              }
              const y = [
                48, 1632, 1776, 1984, 2406, 2534, 2662, 2790, 2918, 3046, 3174, 3302, 3430, 3558, 3664, 3792, 3872,
                4160, 4240, 6112, 6160, 6470, 6608, 6784, 6800, 6992, 7088, 7232, 7248, 42528, 43216, 43264, 43472,
                43504, 43600, 44016, 65296,
              ];
              function b(t) {
                let n = { type: `integer`, primary: g.DECIMAL, case: _.LOWER, ordinal: !1 },
                  r,
                  i,
                  a = t.lastIndexOf(`;`);
                switch (
                  (a === -1
                    ? (r = t)
                    : ((r = t.substring(0, a)), (i = t.substring(a + 1)), i[0] === `o` && (n.ordinal = !0)),
                  r)
                ) {
                  case `A`:
                    n.case = _.UPPER;
                  case `a`:
                    n.primary = g.LETTERS;
                    break;
                  case `I`:
                    n.case = _.UPPER;
                  case `i`:
                    n.primary = g.ROMAN;
                    break;
                  case `W`:
                    (n.case = _.UPPER), (n.primary = g.WORDS);
                    break;
                  case `Ww`:
                    (n.case = _.TITLE), (n.primary = g.WORDS);
                    break;
                  case `w`:
                    n.primary = g.WORDS;
                    break;
                  default: {
                    let t = null,
                      i = 0,
                      a = 0,
                      o = [],
                      s = 0;
                    if (
                      (e(r)
                        .map((e) => e.codePointAt(0))
                        .reverse()
                        .forEach((e) => {
                          let n = !1;
                          for (let r = 0; r < y.length; r++) {
                            const a = y[r];
                            if (e >= a && e <= a + 9) {
                              if (((n = !0), i++, s++, t === null)) t = a;
                              else if (a !== t) throw { code: `D3131` };
                              break;
                            }
                          }
                          n || (e === 35 ? (s++, a++) : o.push({ position: s, character: String.fromCodePoint(e) }));
                        }),
                      i > 0)
                    ) {
                      (n.primary = g.DECIMAL), (n.zeroCode = t), (n.mandatoryDigits = i), (n.optionalDigits = a);
                      const e = ((e) => {
                        if (e.length === 0) return 0;
                        const t = e[0].character;
                        for (let n = 1; n < e.length; n++) if (e[n].character !== t) return 0;
                        const n = e.map((e) => e.position),
                          r = (e, t) => (t === 0 ? e : r(t, e % t)),
                          i = n.reduce(r);
                        for (let e = 1; e <= n.length; e++) if (n.indexOf(e * i) === -1) return 0;
                        return i;
                      })(o);
                      e > 0
                        ? ((n.regular = !0), (n.groupingSeparators = { position: e, character: o[0].character }))
                        : ((n.regular = !1), (n.groupingSeparators = o));
                    } else (n.primary = g.SEQUENCE), (n.token = r);
                  }
                }
                return n;
              }
              const x = {
                Y: `1`,
                M: `1`,
                D: `1`,
                d: `1`,
                F: `n`,
                W: `1`,
                w: `1`,
                X: `1`,
                x: `1`,
                H: `1`,
                h: `1`,
                P: `n`,
                m: `01`,
                s: `01`,
                f: `1`,
                Z: `01:01`,
                z: `01:01`,
                C: `n`,
                E: `n`,
              };
              function S(e) {
                var t = [];
                const n = { type: `datetime`, parts: t },
                  r = (n, r) => {
                    if (r > n) {
                      let i = e.substring(n, r);
                      (i = i.split(`]]`).join(`]`)), t.push({ type: `literal`, value: i });
                    }
                  };
                for (var i = 0, a = 0; a < e.length; ) {
                  if (e.charAt(a) === `[`) {
                    if (e.charAt(a + 1) === `[`) {
                      r(i, a), t.push({ type: `literal`, value: `[` }), (a += 2), (i = a);
                      continue;
                    }
                    if ((r(i, a), (i = a), (a = e.indexOf(`]`, i)), a === -1)) throw { code: `D3135` };
                    let n = e.substring(i + 1, a);
                    n = n.split(/\s+/).join(``);
                    var o = { type: `marker`, component: n.charAt(0) },
                      s = n.lastIndexOf(`,`),
                      c;
                    if (s !== -1) {
                      let e = n.substring(s + 1),
                        t = e.indexOf(`-`),
                        r,
                        i,
                        a = (e) => {
                          if (e !== void 0 && e !== `*`) return parseInt(e);
                        };
                      t === -1 ? (r = e) : ((r = e.substring(0, t)), (i = e.substring(t + 1))),
                        (o.width = { min: a(r), max: a(i) }),
                        (c = n.substring(1, s));
                    } else c = n.substring(1);
                    if (c.length === 1) o.presentation1 = c;
                    else if (c.length > 1) {
                      var l = c.charAt(c.length - 1);
                      `atco`.indexOf(l) === -1
                        ? (o.presentation1 = c)
                        : ((o.presentation2 = l),
                          l === `o` && (o.ordinal = !0),
                          (o.presentation1 = c.substring(0, c.length - 1)));
                    } else o.presentation1 = x[o.component];
                    if (o.presentation1 === void 0) throw { code: `D3132`, value: o.component };
                    if (o.presentation1[0] === `n`) o.names = _.LOWER;
                    else if (o.presentation1[0] === `N`) o.names = o.presentation1[1] === `n` ? _.TITLE : _.UPPER;
                    else if (`YMDdFWwXxHhmsf`.indexOf(o.component) !== -1) {
                      var u = o.presentation1;
                      if (
                        (o.presentation2 && (u += `;` + o.presentation2),
                        (o.integerFormat = b(u)),
                        o.width &&
                          o.width.min !== void 0 &&
                          o.integerFormat.mandatoryDigits < o.width.min &&
                          (o.integerFormat.mandatoryDigits = o.width.min),
                        o.component === `Y`)
                      ) {
                        if (((o.n = -1), o.width && o.width.max !== void 0))
                          (o.n = o.width.max), (o.integerFormat.mandatoryDigits = o.n);
                        else {
                          var d = o.integerFormat.mandatoryDigits + o.integerFormat.optionalDigits;
                          d >= 2 && (o.n = d);
                        }
                      }
                      const e = t[t.length - 1];
                      e && e.integerFormat && (e.integerFormat.parseWidth = e.integerFormat.mandatoryDigits);
                    }
                    (o.component === `Z` || o.component === `z`) && (o.integerFormat = b(o.presentation1)),
                      t.push(o),
                      (i = a + 1);
                  }
                  a++;
                }
                return (r(i, a), n);
              }
              let ee = [``, `Monday`, `Tuesday`, `Wednesday`, `Thursday`, `Friday`, `Saturday`, `Sunday`],
                te = [
                  `January`,
                  `February`,
                  `March`,
                  `April`,
                  `May`,
                  `June`,
                  `July`,
                  `August`,
                  `September`,
                  `October`,
                  `November`,
                  `December`,
                ],
                C = 864e5,
                w = (e) => {
                  const t = Date.UTC(e.year, e.month);
                  var n = new Date(t).getUTCDay();
                  return (n === 0 && (n = 7), n > 4 ? t + (8 - n) * C : t - (n - 1) * C);
                },
                T = (e, t) => ({
                  year: e,
                  month: t,
                  nextMonth: () => (t === 11 ? T(e + 1, 0) : T(e, t + 1)),
                  previousMonth: () => (t === 0 ? T(e - 1, 11) : T(e, t - 1)),
                  nextYear: () => T(e + 1, t),
                  previousYear: () => T(e - 1, t),
                }),
                E = (e, t) => (t - e) / (C * 7) + 1,
                D = (e, t) => {
                  let n;
                  switch (t) {
                    case `Y`:
                      n = e.getUTCFullYear();
                      break;
                    case `M`:
                      n = e.getUTCMonth() + 1;
                      break;
                    case `D`:
                      n = e.getUTCDate();
                      break;
                    case `d`:
                      n =
                        (Date.UTC(e.getUTCFullYear(), e.getUTCMonth(), e.getUTCDate()) -
                          Date.UTC(e.getUTCFullYear(), 0)) /
                          C +
                        1;
                      break;
                    case `F`:
                      (n = e.getUTCDay()), n === 0 && (n = 7);
                      break;
                    case `W`: {
                      let t = T(e.getUTCFullYear(), 0),
                        r = w(t),
                        i = Date.UTC(t.year, e.getUTCMonth(), e.getUTCDate()),
                        a = E(r, i);
                      if (a > 52) i >= w(t.nextYear()) && (a = 1);
                      else if (a < 1) {
                        const e = w(t.previousYear());
                        a = E(e, i);
                      }
                      n = Math.floor(a);
                      break;
                    }
                    case `w`: {
                      let t = T(e.getUTCFullYear(), e.getUTCMonth()),
                        r = w(t),
                        i = Date.UTC(t.year, t.month, e.getUTCDate()),
                        a = E(r, i);
                      if (a > 4) i >= w(t.nextMonth()) && (a = 1);
                      else if (a < 1) {
                        const e = w(t.previousMonth());
                        a = E(e, i);
                      }
                      n = Math.floor(a);
                      break;
                    }
                    case `X`: {
                      const t = T(e.getUTCFullYear(), 0),
                        r = w(t),
                        i = w(t.nextYear()),
                        a = e.getTime();
                      n = a < r ? t.year - 1 : a >= i ? t.year + 1 : t.year;
                      break;
                    }
                    case `x`: {
                      const t = T(e.getUTCFullYear(), e.getUTCMonth()),
                        r = w(t),
                        i = t.nextMonth(),
                        a = w(i),
                        o = e.getTime();
                      n = o < r ? t.previousMonth().month + 1 : o >= a ? i.month + 1 : t.month + 1;
                      break;
                    }
                    case `H`:
                      n = e.getUTCHours();
                      break;
                    case `h`:
                      (n = e.getUTCHours()), (n %= 12), n === 0 && (n = 12);
                      break;
                    case `P`:
                      n = e.getUTCHours() >= 12 ? `pm` : `am`;
                      break;
                    case `m`:
                      n = e.getUTCMinutes();
                      break;
                    case `s`:
                      n = e.getUTCSeconds();
                      break;
                    case `f`:
                      n = e.getUTCMilliseconds();
                      break;
                    case `Z`:
                    case `z`:
                      break;
                    case `C`:
                      n = `ISO`;
                      break;
                    case `E`:
                      n = `ISO`;
                  }
                  return n;
                },
                ne = null;
              function re(e, t, n) {
                var r = 0,
                  i = 0;
                if (n !== void 0) {
                  const e = parseInt(n);
                  (r = Math.floor(e / 100)), (i = e % 100);
                }
                var a = (e, t) => {
                  var n = D(e, t.component);
                  if (`YMDdFWwXxHhms`.indexOf(t.component) !== -1) {
                    if ((t.component === `Y` && t.n !== -1 && (n %= 10 ** t.n), t.names)) {
                      if (t.component === `M` || t.component === `x`) n = te[n - 1];
                      else if (t.component === `F`) n = ee[n];
                      else throw { code: `D3133`, value: t.component };
                      t.names === _.UPPER ? (n = n.toUpperCase()) : t.names === _.LOWER && (n = n.toLowerCase()),
                        t.width && n.length > t.width.max && (n = n.substring(0, t.width.max));
                    } else n = v(n, t.integerFormat);
                  } else if (t.component === `f`) n = v(n, t.integerFormat);
                  else if (t.component === `Z` || t.component === `z`) {
                    const e = r * 100 + i;
                    if (t.integerFormat.regular) n = v(e, t.integerFormat);
                    else {
                      const a = t.integerFormat.mandatoryDigits;
                      if (a === 1 || a === 2) (n = v(r, t.integerFormat)), i !== 0 && (n += `:` + h(i, `00`));
                      else if (a === 3 || a === 4) n = v(e, t.integerFormat);
                      else throw { code: `D3134`, value: a };
                    }
                    e >= 0 && (n = `+` + n),
                      t.component === `z` && (n = `GMT` + n),
                      e === 0 && t.presentation2 === `t` && (n = `Z`);
                  } else t.component === `P` && t.names === _.UPPER && (n = n.toUpperCase());
                  return n;
                };
                let o;
                t === void 0
                  ? (ne === null && (ne = S(`[Y0001]-[M01]-[D01]T[H01]:[m01]:[s01].[f001][Z01:01t]`)), (o = ne))
                  : (o = S(t));
                let s = (60 * r + i) * 60 * 1e3,
                  c = new Date(e + s),
                  l = ``;
                return (
                  o.parts.forEach((e) => {
                    e.type === `literal` ? (l += e.value) : (l += a(c, e));
                  }),
                  l
                );
              }
              function ie(e) {
                var t = Object.create(null);
                if (e.type === `datetime`)
                  (t.type = `datetime`),
                    (t.parts = e.parts.map((e) => {
                      var t = Object.create(null);
                      if (e.type === `literal`) t.regex = e.value.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`);
                      else if (e.component === `Z` || e.component === `z`) {
                        let n;
                        Array.isArray(e.integerFormat.groupingSeparators) || (n = e.integerFormat.groupingSeparators),
                          (t.regex = ``),
                          e.component === `z` && (t.regex = `GMT`),
                          (t.regex += `[-+][0-9]+`),
                          n && (t.regex += n.character + `[0-9]+`),
                          (t.parse = (t) => {
                            e.component === `z` && (t = t.substring(3));
                            let r = 0,
                              i = 0;
                            return (
                              n
                                ? ((r = Number.parseInt(t.substring(0, t.indexOf(n.character)))),
                                  (i = Number.parseInt(t.substring(t.indexOf(n.character) + 1))))
                                : t.length - 1 <= 2
                                  ? (r = Number.parseInt(t))
                                  : ((r = Number.parseInt(t.substring(0, 3))), (i = Number.parseInt(t.substring(3)))),
                              r * 60 + i
                            );
                          });
                      } else if (e.component === `f`)
                        (t.regex = `[0-9]+`), (t.parse = (e) => parseFloat(`0.` + e.substring(0, 3)) * 1e3);
                      else if (e.integerFormat) t = ie(e.integerFormat);
                      else {
                        t.regex = `[a-zA-Z]+`;
                        var n = Object.create(null);
                        if (e.component === `M` || e.component === `x`)
                          te.forEach((t, r) => {
                            e.width && e.width.max ? (n[t.substring(0, e.width.max)] = r + 1) : (n[t] = r + 1);
                          });
                        else if (e.component === `F`)
                          ee.forEach((t, r) => {
                            r > 0 && (e.width && e.width.max ? (n[t.substring(0, e.width.max)] = r) : (n[t] = r));
                          });
                        else if (e.component === `P`) n = { am: 0, AM: 0, pm: 1, PM: 1 };
                        else throw { code: `D3133`, value: e.component };
                        t.parse = (e) => n[e];
                      }
                      return ((t.component = e.component), t);
                    }));
                else {
                  t.type = `integer`;
                  const n = e.case === _.UPPER;
                  switch (e.primary) {
                    case g.LETTERS:
                      (t.regex = n ? `[A-Z]+` : `[a-z]+`), (t.parse = (e) => m(e, n ? `A` : `a`));
                      break;
                    case g.ROMAN:
                      (t.regex = n ? `[MDCLXVI]+` : `[mdclxvi]+`), (t.parse = (e) => f(n ? e : e.toUpperCase()));
                      break;
                    case g.WORDS:
                      (t.regex = `(?:` + r.keys(s).concat(`and`, `[\\-, ]`).join(`|`) + `)+`),
                        (t.parse = (e) => c(e.toLowerCase()));
                      break;
                    case g.DECIMAL:
                      (t.regex = `[0-9]`),
                        e.parseWidth ? (t.regex += `{${e.parseWidth}}`) : (t.regex += `+`),
                        e.ordinal && (t.regex += `(?:th|st|nd|rd)`),
                        (t.parse = (t) => {
                          let n = t;
                          return (
                            e.ordinal && (n = t.substring(0, t.length - 2)),
                            e.regular
                              ? (n = n.split(`,`).join(``))
                              : e.groupingSeparators.forEach((e) => {
                                  n = n.split(e.character).join(``);
                                }),
                            e.zeroCode !== 48 &&
                              (n = n
                                .split(``)
                                .map((t) => String.fromCodePoint(t.codePointAt(0) - e.zeroCode + 48))
                                .join(``)),
                            parseInt(n)
                          );
                        });
                      break;
                    case g.SEQUENCE:
                      throw { code: `D3130`, value: e.token };
                  }
                }
                return t;
              }
              function ae(e, t) {
                if (e !== void 0) return ie(b(t)).parse(e);
              }
              function oe(e, t) {
                const n = ie(S(t)),
                  r = `^` + n.parts.map((e) => `(` + e.regex + `)`).join(``) + `$`;
                var i = new RegExp(r, `i`).exec(e);
                if (i !== null) {
                  const e = Object.create(null);
                  for (let t = 1; t < i.length; t++) {
                    const r = n.parts[t - 1];
                    r.parse && (e[r.component] = r.parse(i[t]));
                  }
                  if (Object.getOwnPropertyNames(e).length === 0) return;
                  let t = 0,
                    r = (e) => {
                      (t <<= 1), (t += +!!e);
                    },
                    o = (e) => !(~e & t) && !!(e & t);
                  `YXMxWwdD`.split(``).forEach((t) => r(e[t]));
                  const s = !o(161) && o(130),
                    c = o(84),
                    l = !c && o(72);
                  (t = 0), `PHhmsf`.split(``).forEach((t) => r(e[t]));
                  let u = !o(23) && o(47),
                    d = (s ? `YD` : c ? `XxwF` : l ? `XWF` : `YMD`) + (u ? `Phmsf` : `Hmsf`),
                    f = this.environment.timestamp,
                    p = !1,
                    m = !1;
                  if (
                    (d.split(``).forEach((t) => {
                      if (e[t] === void 0) p ? ((e[t] = `MDd`.indexOf(t) === -1 ? 0 : 1), (m = !0)) : (e[t] = D(f, t));
                      else if (((p = !0), m)) throw { code: `D3136` };
                    }),
                    e.M > 0 ? --e.M : (e.M = 0),
                    s)
                  ) {
                    const t = Date.UTC(e.Y, 0),
                      n = (e.d - 1) * 1e3 * 60 * 60 * 24,
                      r = new Date(t + n);
                    (e.M = r.getUTCMonth()), (e.D = r.getUTCDate());
                  }
                  if (c || l) throw { code: `D3136` };
                  u && ((e.H = e.h === 12 ? 0 : e.h), e.P === 1 && (e.H += 12));
                  var a = Date.UTC(e.Y, e.M, e.D, e.H, e.m, e.s, e.f);
                  return ((e.Z || e.z) && (a -= (e.Z || e.z) * 60 * 1e3), a);
                }
              }
              var se =
                /* @__PURE__ */ /^\d{4}(-[01]\d)?(-[0-3]\d)?(T[0-2]\d:[0-5]\d:[0-5]\d)?(\.\d+)?([+-][0-2]\d:?[0-5]\d|Z)?$/;
              function ce(e, t) {
                if (e !== void 0) {
                  if (t === void 0) {
                    if (!se.test(e)) throw { stack: /* @__PURE__ */ Error().stack, code: `D3110`, value: e };
                    return Date.parse(e);
                  }
                  return oe.call(this, e, t);
                }
              }
              function le(e, t, n) {
                if (e !== void 0) return re.call(this, e, t, n);
              }
              return { formatInteger: h, parseInteger: ae, fromMillis: le, toMillis: ce };
            })();
          },
          { './utils': 6 },
        ],
        2: [
          function (e, t, n) {
            (function (n) {
              (() => {
                var r = e('./utils');
                t.exports = (() => {
                  var e = r.isNumeric,
                    t = r.isArrayOfStrings,
                    i = r.isArrayOfNumbers,
                    a = r.isSequence,
                    o = r.isFunction,
                    s = r.isLambda,
                    c = r.isPromise,
                    l = r.getFunctionArity,
                    u = r.isDeepEqual,
                    d = r.stringToArray;
                  function f(e) {
                    if (e !== void 0) {
                      var t = 0;
                      return (
                        e.forEach((e) => {
                          t += e;
                        }),
                        t
                      );
                    }
                  }
                  function p(e) {
                    return e === void 0 ? 0 : e.length;
                  }
                  function m(e) {
                    if (e !== void 0 && e.length !== 0) return Math.max.apply(Math, e);
                  }
                  function h(e) {
                    if (e !== void 0 && e.length !== 0) return Math.min.apply(Math, e);
                  }
                  function g(e) {
                    if (e !== void 0 && e.length !== 0) {
                      var t = 0;
                      return (
                        e.forEach((e) => {
                          t += e;
                        }),
                        t / e.length
                      );
                    }
                  }
                  function _(t, n = !1) {
                    if (t !== void 0) {
                      var r;
                      if (typeof t == `string`) r = t;
                      else if (o(t)) r = ``;
                      else if (typeof t == `number` && !isFinite(t))
                        throw { code: `D3001`, value: t, stack: /* @__PURE__ */ Error().stack };
                      else {
                        var i = n ? 2 : 0;
                        Array.isArray(t) && t.outerWrapper && (t = t[0]),
                          (r = JSON.stringify(
                            t,
                            (t, n) =>
                              n != null && e(n)
                                ? n.toPrecision && !Number.isInteger(n)
                                  ? Number(n.toPrecision(15))
                                  : n
                                : n && o(n)
                                  ? ``
                                  : n,
                            i,
                          ));
                      }
                      return r;
                    }
                  }
                  function v(e, t, n) {
                    if (e !== void 0) {
                      var r = d(e),
                        i = r.length;
                      if ((i + t < 0 && (t = 0), n !== void 0)) {
                        if (n <= 0) return ``;
                        var a = t >= 0 ? t + n : i + t + n;
                        return r.slice(t, a).join(``);
                      }
                      return r.slice(t).join(``);
                    }
                  }
                  function y(e, t) {
                    if (e !== void 0) {
                      var n = e.indexOf(t);
                      return n > -1 ? e.substr(0, n) : e;
                    }
                  }
                  function b(e, t) {
                    if (e !== void 0) {
                      var n = e.indexOf(t);
                      return n > -1 ? e.substr(n + t.length) : e;
                    }
                  }
                  function x(e) {
                    if (e !== void 0) return e.toLowerCase();
                  }
                  function S(e) {
                    if (e !== void 0) return e.toUpperCase();
                  }
                  function ee(e) {
                    if (e !== void 0) return d(e).length;
                  }
                  function te(e) {
                    if (e !== void 0) {
                      var t = e.replace(/[ \t\n\r]+/gm, ` `);
                      return (
                        t.charAt(0) === ` ` && (t = t.substring(1)),
                        t.charAt(t.length - 1) === ` ` && (t = t.substring(0, t.length - 1)),
                        t
                      );
                    }
                  }
                  function C(e, t, n) {
                    if (e !== void 0) {
                      (n === void 0 || n.length === 0) && (n = ` `);
                      var r;
                      t = Math.trunc(t);
                      var i = Math.abs(t) - ee(e);
                      if (i > 0) {
                        var a = Array(i + 1).join(n);
                        n.length > 1 && (a = v(a, 0, i)), (r = t > 0 ? e + a : a + e);
                      } else r = e;
                      return r;
                    }
                  }
                  async function w(e, t) {
                    var n = e.apply(this, [t]);
                    if (
                      (c(n) && (n = await n),
                      n && !(typeof n.start == `number` || n.end === `number` || Array.isArray(n.groups) || o(n.next)))
                    )
                      throw { code: `T1010`, stack: /* @__PURE__ */ Error().stack };
                    return n;
                  }
                  async function T(e, t) {
                    if (e !== void 0 && t !== void 0)
                      return typeof t == `string` ? e.indexOf(t) !== -1 : (await w(t, e)) !== void 0;
                  }
                  async function E(e, t, n) {
                    if (e !== void 0) {
                      if (n < 0) throw { stack: /* @__PURE__ */ Error().stack, value: n, code: `D3040`, index: 3 };
                      var r = this.createSequence();
                      if (n === void 0 || n > 0) {
                        var i = 0,
                          a = await w(t, e);
                        if (a !== void 0)
                          for (; a !== void 0 && (n === void 0 || i < n); )
                            r.push({ match: a.match, index: a.start, groups: a.groups }), (a = await w(a.next)), i++;
                      }
                      return r;
                    }
                  }
                  async function D(e, t, n, r) {
                    if (e !== void 0) {
                      if (t === ``) throw { code: `D3010`, stack: /* @__PURE__ */ Error().stack, value: t, index: 2 };
                      if (r < 0) throw { code: `D3011`, stack: /* @__PURE__ */ Error().stack, value: r, index: 4 };
                      var a =
                          typeof n == `string`
                            ? (e) => {
                                for (var t = ``, r = 0, i = n.indexOf(`$`, r); i !== -1 && r < n.length; ) {
                                  (t += n.substring(r, i)), (r = i + 1);
                                  var a = n.charAt(r);
                                  if (a === `$`) (t += `$`), r++;
                                  else if (a === `0`) (t += e.match), r++;
                                  else {
                                    var o =
                                      e.groups.length === 0
                                        ? 1
                                        : Math.floor(Math.log(e.groups.length) * Math.LOG10E) + 1;
                                    if (
                                      ((i = parseInt(n.substring(r, r + o), 10)),
                                      o > 1 && i > e.groups.length && (i = parseInt(n.substring(r, r + o - 1), 10)),
                                      isNaN(i))
                                    )
                                      t += `$`;
                                    else {
                                      if (e.groups.length > 0) {
                                        var s = e.groups[i - 1];
                                        s !== void 0 && (t += s);
                                      }
                                      r += i.toString().length;
                                    }
                                  }
                                  i = n.indexOf(`$`, r);
                                }
                                return ((t += n.substring(r)), t);
                              }
                            : n,
                        o = ``,
                        s = 0;
                      if (r === void 0 || r > 0) {
                        var l = 0;
                        if (typeof t == `string`) {
                          for (var u = e.indexOf(t, s); u !== -1 && (r === void 0 || l < r); )
                            (o += e.substring(s, u)), (o += n), (s = u + t.length), l++, (u = e.indexOf(t, s));
                          o += e.substring(s);
                        } else {
                          var d = await w(t, e);
                          if (d !== void 0) {
                            for (; d !== void 0 && (r === void 0 || l < r); ) {
                              o += e.substring(s, d.start);
                              var f = a.apply(this, [d]);
                              if ((c(f) && (f = await f), typeof f == `string`)) o += f;
                              else throw { code: `D3012`, stack: /* @__PURE__ */ Error().stack, value: f };
                              (s = d.start + d.match.length), l++, (d = await w(d.next));
                            }
                            o += e.substring(s);
                          } else o = e;
                        }
                      } else o = e;
                      return o;
                    }
                  }
                  function ne(e) {
                    if (e !== void 0)
                      return (
                        typeof window < `u`
                          ? /* istanbul ignore next */ window.btoa
                          : (e) => new n.Buffer.from(e, `binary`).toString(`base64`)
                      )(e);
                  }
                  function re(e) {
                    if (e !== void 0)
                      return (
                        typeof window < `u`
                          ? /* istanbul ignore next */ window.atob
                          : (e) => new n.Buffer.from(e, `base64`).toString(`binary`)
                      )(e);
                  }
                  function ie(e) {
                    if (e !== void 0) {
                      var t;
                      try {
                        t = encodeURIComponent(e);
                      } catch {
                        throw {
                          code: `D3140`,
                          stack: /* @__PURE__ */ Error().stack,
                          value: e,
                          functionName: `encodeUrlComponent`,
                        };
                      }
                      return t;
                    }
                  }
                  function ae(e) {
                    if (e !== void 0) {
                      var t;
                      try {
                        t = encodeURI(e);
                      } catch {
                        throw {
                          code: `D3140`,
                          stack: /* @__PURE__ */ Error().stack,
                          value: e,
                          functionName: `encodeUrl`,
                        };
                      }
                      return t;
                    }
                  }
                  function oe(e) {
                    if (e !== void 0) {
                      var t;
                      try {
                        t = decodeURIComponent(e);
                      } catch {
                        throw {
                          code: `D3140`,
                          stack: /* @__PURE__ */ Error().stack,
                          value: e,
                          functionName: `decodeUrlComponent`,
                        };
                      }
                      return t;
                    }
                  }
                  function se(e) {
                    if (e !== void 0) {
                      var t;
                      try {
                        t = decodeURI(e);
                      } catch {
                        throw {
                          code: `D3140`,
                          stack: /* @__PURE__ */ Error().stack,
                          value: e,
                          functionName: `decodeUrl`,
                        };
                      }
                      return t;
                    }
                  }
                  async function ce(e, t, n) {
                    if (e !== void 0) {
                      if (n < 0) throw { code: `D3020`, stack: /* @__PURE__ */ Error().stack, value: n, index: 3 };
                      var r = [];
                      if (n === void 0 || n > 0) {
                        if (typeof t == `string`) r = e.split(t, n);
                        else {
                          var i = 0,
                            a = await w(t, e);
                          if (a !== void 0) {
                            for (var o = 0; a !== void 0 && (n === void 0 || i < n); )
                              r.push(e.substring(o, a.start)), (o = a.end), (a = await w(a.next)), i++;
                            (n === void 0 || i < n) && r.push(e.substring(o));
                          } else r.push(e);
                        }
                      }
                      return r;
                    }
                  }
                  function le(e, t) {
                    if (e !== void 0) return (t === void 0 && (t = ``), e.join(t));
                  }
                  function ue(e, t, n) {
                    if (e !== void 0) {
                      var i = {
                        'decimal-separator': `.`,
                        'grouping-separator': `,`,
                        'exponent-separator': `e`,
                        infinity: `Infinity`,
                        'minus-sign': `-`,
                        NaN: `NaN`,
                        percent: `%`,
                        'per-mille': `‰`,
                        'zero-digit': `0`,
                        digit: `#`,
                        'pattern-separator': `;`,
                      };
                      n !== void 0 &&
                        r.keys(n).forEach((e) => {
                          i[e] = n[e];
                        });
                      for (var a = [], o = i[`zero-digit`].charCodeAt(0), s = o; s < o + 10; s++)
                        a.push(String.fromCharCode(s));
                      var c = a.concat([
                          i[`decimal-separator`],
                          i[`exponent-separator`],
                          i[`grouping-separator`],
                          i.digit,
                          i[`pattern-separator`],
                        ]),
                        l = t.split(i[`pattern-separator`]);
                      if (l.length > 2) throw { code: `D3080`, stack: /* @__PURE__ */ Error().stack };
                      var u = (e) => {
                          var t = (() => {
                              for (var t, n = 0; n < e.length; n++)
                                if (((t = e.charAt(n)), c.indexOf(t) !== -1 && t !== i[`exponent-separator`]))
                                  return e.substring(0, n);
                              return ``;
                            })(),
                            n = (() => {
                              for (var t, n = e.length - 1; n >= 0; n--)
                                if (((t = e.charAt(n)), c.indexOf(t) !== -1 && t !== i[`exponent-separator`]))
                                  return e.substring(n + 1);
                              return ``;
                            })(),
                            r = e.substring(t.length, e.length - n.length),
                            a,
                            o,
                            s,
                            l,
                            u = e.indexOf(i[`exponent-separator`], t.length);
                          u === -1 || u > e.length - n.length
                            ? ((a = r), (o = void 0))
                            : ((a = r.substring(0, u)), (o = r.substring(u + 1)));
                          var d = a.indexOf(i[`decimal-separator`]);
                          return (
                            d === -1 ? ((s = a), (l = n)) : ((s = a.substring(0, d)), (l = a.substring(d + 1))),
                            {
                              prefix: t,
                              suffix: n,
                              activePart: r,
                              mantissaPart: a,
                              exponentPart: o,
                              integerPart: s,
                              fractionalPart: l,
                              subpicture: e,
                            }
                          );
                        },
                        d = (e) => {
                          var t,
                            n,
                            r = e.subpicture,
                            o = r.indexOf(i[`decimal-separator`]);
                          o !== r.lastIndexOf(i[`decimal-separator`]) && (t = `D3081`),
                            r.indexOf(i.percent) !== r.lastIndexOf(i.percent) && (t = `D3082`),
                            r.indexOf(i[`per-mille`]) !== r.lastIndexOf(i[`per-mille`]) && (t = `D3083`),
                            r.indexOf(i.percent) !== -1 && r.indexOf(i[`per-mille`]) !== -1 && (t = `D3084`);
                          var s = !1;
                          for (n = 0; n < e.mantissaPart.length; n++) {
                            var l = e.mantissaPart.charAt(n);
                            if (a.indexOf(l) !== -1 || l === i.digit) {
                              s = !0;
                              break;
                            }
                          }
                          s || (t = `D3085`),
                            e.activePart
                              .split(``)
                              .map((e) => (c.indexOf(e) === -1 ? `p` : `a`))
                              .join(``)
                              .indexOf(`p`) !== -1 && (t = `D3086`),
                            o === -1
                              ? e.integerPart.charAt(e.integerPart.length - 1) === i[`grouping-separator`] &&
                                (t = `D3088`)
                              : (r.charAt(o - 1) === i[`grouping-separator`] ||
                                  r.charAt(o + 1) === i[`grouping-separator`]) &&
                                (t = `D3087`),
                            r.indexOf(i[`grouping-separator`] + i[`grouping-separator`]) !== -1 && (t = `D3089`);
                          var u = e.integerPart.indexOf(i.digit);
                          u !== -1 &&
                            e.integerPart
                              .substring(0, u)
                              .split(``)
                              .filter((e) => a.indexOf(e) > -1).length > 0 &&
                            (t = `D3090`),
                            (u = e.fractionalPart.lastIndexOf(i.digit)),
                            u !== -1 &&
                              e.fractionalPart
                                .substring(u)
                                .split(``)
                                .filter((e) => a.indexOf(e) > -1).length > 0 &&
                              (t = `D3091`);
                          var d = typeof e.exponentPart == `string`;
                          if (
                            (d &&
                              e.exponentPart.length > 0 &&
                              (r.indexOf(i.percent) !== -1 || r.indexOf(i[`per-mille`]) !== -1) &&
                              (t = `D3092`),
                            d &&
                              (e.exponentPart.length === 0 ||
                                e.exponentPart.split(``).filter((e) => a.indexOf(e) === -1).length > 0) &&
                              (t = `D3093`),
                            t)
                          )
                            throw { code: t, stack: /* @__PURE__ */ Error().stack };
                        },
                        f = (e) => {
                          var t = (t, n) => {
                              for (var r = [], o = t.indexOf(i[`grouping-separator`]); o !== -1; ) {
                                var s = (n ? t.substring(0, o) : t.substring(o))
                                  .split(``)
                                  .filter((e) => a.indexOf(e) !== -1 || e === i.digit).length;
                                r.push(s), (o = e.integerPart.indexOf(i[`grouping-separator`], o + 1));
                              }
                              return r;
                            },
                            n = t(e.integerPart),
                            r = ((e) => {
                              if (e.length === 0) return 0;
                              for (
                                var t = (e, n) => (n === 0 ? e : t(n, e % n)), n = e.reduce(t), r = 1;
                                r <= e.length;
                                r++
                              )
                                if (e.indexOf(r * n) === -1) return 0;
                              return n;
                            })(n),
                            o = t(e.fractionalPart, !0),
                            s = e.integerPart.split(``).filter((e) => a.indexOf(e) !== -1).length,
                            c = s,
                            l = e.fractionalPart.split(``),
                            u = l.filter((e) => a.indexOf(e) !== -1).length,
                            d = l.filter((e) => a.indexOf(e) !== -1 || e === i.digit).length,
                            f = typeof e.exponentPart == `string`;
                          s === 0 && d === 0 && (f ? ((u = 1), (d = 1)) : (s = 1)),
                            f && s === 0 && e.integerPart.indexOf(i.digit) !== -1 && (s = 1),
                            s === 0 && u === 0 && (u = 1);
                          var p = 0;
                          return (
                            f && (p = e.exponentPart.split(``).filter((e) => a.indexOf(e) !== -1).length),
                            {
                              integerPartGroupingPositions: n,
                              regularGrouping: r,
                              minimumIntegerPartSize: s,
                              scalingFactor: c,
                              prefix: e.prefix,
                              fractionalPartGroupingPositions: o,
                              minimumFactionalPartSize: u,
                              maximumFactionalPartSize: d,
                              minimumExponentSize: p,
                              suffix: e.suffix,
                              picture: e.subpicture,
                            }
                          );
                        },
                        p = l.map(u);
                      p.forEach(d);
                      var m = p.map(f),
                        h = i[`minus-sign`],
                        g = i[`zero-digit`],
                        _ = i[`decimal-separator`],
                        v = i[`grouping-separator`];
                      m.length === 1 && (m.push(JSON.parse(JSON.stringify(m[0]))), (m[1].prefix = h + m[1].prefix));
                      var y = e >= 0 ? m[0] : m[1],
                        b =
                          y.picture.indexOf(i.percent) === -1
                            ? y.picture.indexOf(i[`per-mille`]) === -1
                              ? e
                              : e * 1e3
                            : e * 100,
                        x,
                        S;
                      if (y.minimumExponentSize === 0) x = b;
                      else {
                        var ee = 10 ** y.scalingFactor,
                          te = 10 ** (y.scalingFactor - 1);
                        if (((x = b), (S = 0), x !== 0)) {
                          for (; Math.abs(x) < te; ) (x *= 10), --S;
                          for (; Math.abs(x) > ee; ) (x /= 10), (S += 1);
                        }
                      }
                      var C = ge(x, y.maximumFactionalPartSize),
                        w = (e, t) => {
                          var n = Math.abs(e).toFixed(t);
                          return (
                            g !== `0` &&
                              (n = n
                                .split(``)
                                .map((e) => (e >= `0` && e <= `9` ? a[e.charCodeAt(0) - 48] : e))
                                .join(``)),
                            n
                          );
                        },
                        T = w(C, y.maximumFactionalPartSize),
                        E = T.indexOf(`.`);
                      for (E === -1 ? (T += _) : (T = T.replace(`.`, _)); T.charAt(0) === g; ) T = T.substring(1);
                      for (; T.charAt(T.length - 1) === g; ) T = T.substring(0, T.length - 1);
                      E = T.indexOf(_);
                      var D = y.minimumIntegerPartSize - E,
                        ne = y.minimumFactionalPartSize - (T.length - E - 1);
                      if (
                        ((T = (D > 0 ? Array(D + 1).join(g) : ``) + T),
                        (T += ne > 0 ? Array(ne + 1).join(g) : ``),
                        (E = T.indexOf(_)),
                        y.regularGrouping > 0)
                      )
                        for (var re = Math.floor((E - 1) / y.regularGrouping), ie = 1; ie <= re; ie++)
                          T = [T.slice(0, E - ie * y.regularGrouping), v, T.slice(E - ie * y.regularGrouping)].join(``);
                      else
                        y.integerPartGroupingPositions.forEach((e) => {
                          (T = [T.slice(0, E - e), v, T.slice(E - e)].join(``)), E++;
                        });
                      if (
                        ((E = T.indexOf(_)),
                        y.fractionalPartGroupingPositions.forEach((e) => {
                          T = [T.slice(0, e + E + 1), v, T.slice(e + E + 1)].join(``);
                        }),
                        (E = T.indexOf(_)),
                        (y.picture.indexOf(_) === -1 || E === T.length - 1) && (T = T.substring(0, T.length - 1)),
                        S !== void 0)
                      ) {
                        var ae = w(S, 0);
                        (D = y.minimumExponentSize - ae.length),
                          D > 0 && (ae = Array(D + 1).join(g) + ae),
                          (T = T + i[`exponent-separator`] + (S < 0 ? h : ``) + ae);
                      }
                      return ((T = y.prefix + T + y.suffix), T);
                    }
                  }
                  function de(e, t) {
                    if (e !== void 0) {
                      if (((e = ge(e)), (t = t === void 0 ? 10 : ge(t)), t < 2 || t > 36))
                        throw { code: `D3100`, stack: /* @__PURE__ */ Error().stack, value: t };
                      return e.toString(t);
                    }
                  }
                  function fe(e) {
                    var t;
                    if (e !== void 0) {
                      if (typeof e == `number`) t = e;
                      else if (
                        typeof e == `string` &&
                        /^-?[0-9]+(\.[0-9]+)?([Ee][-+]?[0-9]+)?$/.test(e) &&
                        !isNaN(parseFloat(e)) &&
                        isFinite(e)
                      )
                        t = parseFloat(e);
                      else if (typeof e == `string` && /^(0[xX][0-9A-Fa-f]+)|(0[oO][0-7]+)|(0[bB][0-1]+)$/.test(e))
                        t = Number(e);
                      else if (e === !0) t = 1;
                      else if (e === !1) t = 0;
                      else throw { code: `D3030`, value: e, stack: /* @__PURE__ */ Error().stack, index: 1 };
                      return t;
                    }
                  }
                  function pe(e) {
                    var t;
                    if (e !== void 0) return ((t = Math.abs(e)), t);
                  }
                  function me(e) {
                    var t;
                    if (e !== void 0) return ((t = Math.floor(e)), t);
                  }
                  function he(e) {
                    var t;
                    if (e !== void 0) return ((t = Math.ceil(e)), t);
                  }
                  function ge(e, t) {
                    var n;
                    if (e !== void 0) {
                      if (t) {
                        var r = e.toString().split(`e`);
                        e = +(r[0] + `e` + (r[1] ? +r[1] + t : t));
                      }
                      n = Math.round(e);
                      var i = n - e;
                      return (
                        Math.abs(i) === 0.5 && Math.abs(n % 2) === 1 && --n,
                        t && ((r = n.toString().split(`e`)), (n = +(r[0] + `e` + (r[1] ? +r[1] - t : -t)))),
                        Object.is(n, -0) && (n = 0),
                        n
                      );
                    }
                  }
                  function _e(e) {
                    var t;
                    if (e !== void 0) {
                      if (e < 0) throw { stack: /* @__PURE__ */ Error().stack, code: `D3060`, index: 1, value: e };
                      return ((t = Math.sqrt(e)), t);
                    }
                  }
                  function ve(e, t) {
                    var n;
                    if (e !== void 0) {
                      if (((n = e ** +t), !isFinite(n)))
                        throw { stack: /* @__PURE__ */ Error().stack, code: `D3061`, index: 1, value: e, exp: t };
                      return n;
                    }
                  }
                  function ye() {
                    return Math.random();
                  }
                  function be(t) {
                    if (t !== void 0) {
                      var n = !1;
                      return (
                        Array.isArray(t)
                          ? t.length === 1
                            ? (n = be(t[0]))
                            : t.length > 1 && (n = t.filter((e) => be(e)).length > 0)
                          : typeof t == `string`
                            ? t.length > 0 && (n = !0)
                            : e(t)
                              ? t !== 0 && (n = !0)
                              : typeof t == `object` && t && !o(t)
                                ? r.keys(t).length > 0 && (n = !0)
                                : typeof t == `boolean` && t === !0 && (n = !0),
                        n
                      );
                    }
                  }
                  function xe(e) {
                    if (e !== void 0) return !be(e);
                  }
                  function Se(e, t, n, r) {
                    var i = [t],
                      a = l(e);
                    return (a >= 2 && i.push(n), a >= 3 && i.push(r), i);
                  }
                  async function Ce(e, t) {
                    if (e !== void 0) {
                      for (var n = this.createSequence(), r = 0; r < e.length; r++) {
                        var i = Se(t, e[r], r, e),
                          a = await t.apply(this, i);
                        a !== void 0 && n.push(a);
                      }
                      return n;
                    }
                  }
                  async function we(e, t) {
                    if (e !== void 0) {
                      for (var n = this.createSequence(), r = 0; r < e.length; r++) {
                        var i = e[r],
                          a = Se(t, i, r, e);
                        be(await t.apply(this, a)) && n.push(i);
                      }
                      return n;
                    }
                  }
                  async function Te(e, t) {
                    if (e !== void 0) {
                      for (var n = !1, r, i = 0; i < e.length; i++) {
                        var a = e[i],
                          o = !0;
                        if (t !== void 0) {
                          var s = Se(t, a, i, e);
                          o = be(await t.apply(this, s));
                        }
                        if (o) {
                          if (!n) (r = a), (n = !0);
                          else throw { stack: /* @__PURE__ */ Error().stack, code: `D3138`, index: i };
                        }
                      }
                      if (!n) throw { stack: /* @__PURE__ */ Error().stack, code: `D3139` };
                      return r;
                    }
                  }
                  function Ee() {
                    for (
                      var e = [],
                        t = Array.prototype.slice.call(arguments),
                        n = Math.min.apply(
                          Math,
                          t.map((e) => (Array.isArray(e) ? e.length : 0)),
                        ),
                        r = 0;
                      r < n;
                      r++
                    ) {
                      var i = t.map((e) => e[r]);
                      e.push(i);
                    }
                    return e;
                  }
                  async function O(e, t, n) {
                    if (e !== void 0) {
                      var r,
                        i = l(t);
                      if (i < 2) throw { stack: /* @__PURE__ */ Error().stack, code: `D3050`, index: 1 };
                      var a;
                      for (n === void 0 && e.length > 0 ? ((r = e[0]), (a = 1)) : ((r = n), (a = 0)); a < e.length; ) {
                        var o = [r, e[a]];
                        i >= 3 && o.push(a), i >= 4 && o.push(e), (r = await t.apply(this, o)), a++;
                      }
                      return r;
                    }
                  }
                  function De(e) {
                    var t = this.createSequence();
                    if (Array.isArray(e)) {
                      for (var n = Object.create(null), i = 0; i < e.length; i++)
                        De.call(this, e[i]).forEach((e) => {
                          n[e] = !0;
                        });
                      t = De.call(this, n);
                    } else typeof e == `object` && e && !o(e) && r.keys(e).forEach((e) => t.push(e));
                    return t;
                  }
                  function Oe(e, t) {
                    var n;
                    if (Array.isArray(e)) {
                      n = this.createSequence();
                      for (var r = 0; r < e.length; r++) {
                        var i = Oe.call(this, e[r], t);
                        i !== void 0 && (Array.isArray(i) ? i.forEach((e) => n.push(e)) : n.push(i));
                      }
                    } else typeof e == `object` && e && Object.hasOwn(e, t) && !o(e) && (n = e[t]);
                    return n;
                  }
                  function ke(e, t) {
                    if (e === void 0) return t;
                    if (t === void 0) return e;
                    Array.isArray(e) || (e = this.createSequence(e)), Array.isArray(t) || (t = [t]);
                    const n = e.length + t.length;
                    if (this.options && n > this.options.sequence)
                      throw { code: `D2015`, stack: /* @__PURE__ */ Error().stack, value: n };
                    return e.concat(t);
                  }
                  function Ae(e) {
                    return e !== void 0;
                  }
                  function je(e) {
                    var t = this.createSequence();
                    if (Array.isArray(e)) for (var n = 0; n < e.length; n++) t = ke.call(this, t, je.call(this, e[n]));
                    else if (typeof e == `object` && e && !s(e))
                      for (const n of r.keys(e)) {
                        var i = Object.create(null);
                        (i[n] = e[n]), t.push(i);
                      }
                    else t = e;
                    return t;
                  }
                  function k(e) {
                    if (e !== void 0) {
                      var t = Object.create(null);
                      return (
                        e.forEach((e) => {
                          for (const n of r.keys(e)) t[n] = e[n];
                        }),
                        t
                      );
                    }
                  }
                  function Me(e) {
                    if (e !== void 0) {
                      if (e.length <= 1) return e;
                      for (var t = e.length, n = Array(t), r = 0; r < t; r++) n[t - r - 1] = e[r];
                      return n;
                    }
                  }
                  async function Ne(e, t) {
                    var n = this.createSequence();
                    for (const o of r.keys(e)) {
                      var i = Se(t, e[o], o, e),
                        a = await t.apply(this, i);
                      a !== void 0 && n.push(a);
                    }
                    return n;
                  }
                  function Pe(e) {
                    throw {
                      code: `D3137`,
                      stack: /* @__PURE__ */ Error().stack,
                      message: e || `$error() function evaluated`,
                    };
                  }
                  function Fe(e, t) {
                    if (!e)
                      throw {
                        code: `D3141`,
                        stack: /* @__PURE__ */ Error().stack,
                        message: t || `$assert() statement failed`,
                      };
                  }
                  function Ie(t) {
                    if (t !== void 0)
                      return t === null
                        ? `null`
                        : e(t)
                          ? `number`
                          : typeof t == `string`
                            ? `string`
                            : typeof t == `boolean`
                              ? `boolean`
                              : Array.isArray(t)
                                ? `array`
                                : o(t)
                                  ? `function`
                                  : `object`;
                  }
                  async function Le(e, n) {
                    if (e !== void 0) {
                      if (e.length <= 1) return e;
                      var r;
                      if (n === void 0) {
                        if (!i(e) && !t(e)) throw { stack: /* @__PURE__ */ Error().stack, code: `D3070`, index: 1 };
                        r = async (e, t) => e > t;
                      } else r = n;
                      var a = async (e, t) => {
                          var n = async (e, t, i) => {
                              t.length === 0
                                ? Array.prototype.push.apply(e, i)
                                : i.length === 0
                                  ? Array.prototype.push.apply(e, t)
                                  : (await r(t[0], i[0]))
                                    ? (e.push(i[0]), await n(e, t, i.slice(1)))
                                    : (e.push(t[0]), await n(e, t.slice(1), i));
                            },
                            i = [];
                          return (await n(i, e, t), i);
                        },
                        o = async (e) => {
                          if (!Array.isArray(e) || e.length <= 1) return e;
                          var t = Math.floor(e.length / 2),
                            n = e.slice(0, t),
                            r = e.slice(t);
                          return ((n = await o(n)), (r = await o(r)), await a(n, r));
                        };
                      return await o(e);
                    }
                  }
                  function Re(e) {
                    if (e !== void 0) {
                      if (e.length <= 1) return e;
                      for (var t = Array(e.length), n = 0; n < e.length; n++) {
                        var r = Math.floor(Math.random() * (n + 1));
                        n !== r && (t[n] = t[r]), (t[r] = e[n]);
                      }
                      return t;
                    }
                  }
                  function ze(e) {
                    if (e !== void 0) {
                      if (!Array.isArray(e) || e.length <= 1) return e;
                      for (var t = a(e) ? this.createSequence() : [], n = 0; n < e.length; n++) {
                        for (var r = e[n], i = !1, o = 0; o < t.length; o++)
                          if (u(r, t[o])) {
                            i = !0;
                            break;
                          }
                        i || t.push(r);
                      }
                      return t;
                    }
                  }
                  async function Be(e, t) {
                    var n = Object.create(null);
                    for (const o of r.keys(e)) {
                      var i = e[o],
                        a = Se(t, i, o, e);
                      be(await t.apply(this, a)) && (n[o] = i);
                    }
                    return (r.keys(n).length === 0 && (n = void 0), n);
                  }
                  return {
                    sum: f,
                    count: p,
                    max: m,
                    min: h,
                    average: g,
                    string: _,
                    substring: v,
                    substringBefore: y,
                    substringAfter: b,
                    lowercase: x,
                    uppercase: S,
                    length: ee,
                    trim: te,
                    pad: C,
                    match: E,
                    contains: T,
                    replace: D,
                    split: ce,
                    join: le,
                    formatNumber: ue,
                    formatBase: de,
                    number: fe,
                    floor: me,
                    ceil: he,
                    round: ge,
                    abs: pe,
                    sqrt: _e,
                    power: ve,
                    random: ye,
                    boolean: be,
                    not: xe,
                    map: Ce,
                    zip: Ee,
                    filter: we,
                    single: Te,
                    foldLeft: O,
                    sift: Be,
                    keys: De,
                    lookup: Oe,
                    append: ke,
                    exists: Ae,
                    spread: je,
                    merge: k,
                    reverse: Me,
                    each: Ne,
                    error: Pe,
                    assert: Fe,
                    type: Ie,
                    sort: Le,
                    shuffle: Re,
                    distinct: ze,
                    base64encode: ne,
                    base64decode: re,
                    encodeUrlComponent: ie,
                    encodeUrl: ae,
                    decodeUrlComponent: oe,
                    decodeUrl: se,
                  };
                })();
              }).call(this);
            }).call(this, typeof global < `u` ? global : typeof self < `u` ? self : typeof window < `u` ? window : {});
          },
          { './utils': 6 },
        ],
        3: [
          (e, t, n) => {
            var r = e('./datetime'),
              i = e('./functions'),
              a = e('./utils'),
              o = e('./parser'),
              s = e('./signature');
            t.exports = (() => {
              var e = a.isNumeric,
                t = a.isArrayOfStrings,
                n = a.isArrayOfNumbers,
                c = a.isSequence,
                l = a.isFunction,
                u = a.isLambda,
                d = a.isIterable,
                f = a.isPromise,
                p = a.getFunctionArity,
                m = a.isDeepEqual,
                h = Pe(null);
              async function g(e, t, n) {
                var r;
                n.base.depth++, n.base.guardrails();
                var i = n.lookup(Symbol.for(`jsonata.__evaluate_entry`));
                switch ((i && (await i(e, t, n)), e.type)) {
                  case `path`:
                    r = await _(e, t, n);
                    break;
                  case `binary`:
                    r = await ee(e, t, n);
                    break;
                  case `unary`:
                    r = await te(e, t, n);
                    break;
                  case `name`:
                    r = C(e, t, n);
                    break;
                  case `string`:
                  case `number`:
                  case `value`:
                    r = w(e, t, n);
                    break;
                  case `wildcard`:
                    r = T(e, t, n);
                    break;
                  case `descendant`:
                    r = D(e, t, n);
                    break;
                  case `parent`:
                    r = n.lookup(e.slot.label);
                    break;
                  case `condition`:
                    r = await me(e, t, n);
                    break;
                  case `block`:
                    r = await he(e, t, n);
                    break;
                  case `bind`:
                    r = await pe(e, t, n);
                    break;
                  case `regex`:
                    r = ge(e, t, n);
                    break;
                  case `function`:
                    r = await Se(e, t, n);
                    break;
                  case `variable`:
                    r = _e(e, t, n);
                    break;
                  case `lambda`:
                    r = Te(e, t, n);
                    break;
                  case `partial`:
                    r = await Ee(e, t, n);
                    break;
                  case `apply`:
                    r = await xe(e, t, n);
                    break;
                  case `transform`:
                    r = ye(e, t, n);
                }
                if (Object.hasOwn(e, `predicate`))
                  for (var a = 0; a < e.predicate.length; a++) r = await S(e.predicate[a].expr, r, n);
                e.type !== `path` && Object.hasOwn(e, `group`) && (r = await ue(e.group, r, n));
                var o = n.lookup(Symbol.for(`jsonata.__evaluate_exit`));
                return (
                  o && (await o(e, t, n, r)),
                  r &&
                    c(r) &&
                    !r.tupleStream &&
                    (e.keepArray && (r.keepSingleton = !0),
                    r.length === 0 ? (r = void 0) : r.length === 1 && (r = r.keepSingleton ? r : r[0])),
                  n.base.depth--,
                  r
                );
              }
              async function _(e, t, n) {
                for (
                  var r = Array.isArray(t) && e.steps[0].type !== `variable` ? t : n.base.createSequence(t),
                    i,
                    a = !1,
                    o = void 0,
                    s = 0;
                  s < e.steps.length;
                  s++
                ) {
                  var c = e.steps[s];
                  if (
                    (c.tuple && (a = !0),
                    s === 0 && c.consarray
                      ? (i = await g(c, r, n))
                      : a
                        ? (o = await x(c, r, o, n))
                        : (i = await y(c, r, n, s === e.steps.length - 1)),
                    !a && (i === void 0 || i.length === 0))
                  )
                    break;
                  c.focus === void 0 && (r = i);
                }
                if (a) {
                  if (e.tuple) i = o;
                  else for (i = n.base.createSequence(), s = 0; s < o.length; s++) i.push(o[s][`@`]);
                }
                return (
                  e.keepSingletonArray &&
                    (Array.isArray(i) && i.cons && !i.sequence && (i = n.base.createSequence(i)),
                    (i.keepSingleton = !0)),
                  Object.hasOwn(e, `group`) && (i = await ue(e.group, a ? o : i, n)),
                  i
                );
              }
              function v(e, t) {
                var n = Pe(e);
                for (const e of a.keys(t)) n.bind(e, t[e]);
                return n;
              }
              async function y(e, t, n, r) {
                var i;
                if (e.type === `sort`) return ((i = await ve(e, t, n)), e.stages && (i = await b(e.stages, i, n)), i);
                i = n.base.createSequence();
                for (var a = 0; a < t.length; a++) {
                  var o = await g(e, t[a], n);
                  if (e.stages) for (var s = 0; s < e.stages.length; s++) o = await S(e.stages[s].expr, o, n);
                  o !== void 0 && i.push(o);
                }
                var l = n.base.createSequence();
                return (
                  r && i.length === 1 && Array.isArray(i[0]) && !c(i[0])
                    ? (l = i[0])
                    : Array.prototype.forEach.call(i, (e) => {
                        !Array.isArray(e) || e.cons ? l.push(e) : Array.prototype.forEach.call(e, (e) => l.push(e));
                      }),
                  l
                );
              }
              async function b(e, t, n) {
                for (var r = t, i = 0; i < e.length; i++) {
                  var a = e[i];
                  switch (a.type) {
                    case `filter`:
                      r = await S(a.expr, r, n);
                      break;
                    case `index`:
                      for (var o = 0; o < r.length; o++) {
                        var s = r[o];
                        s[a.value] = o;
                      }
                  }
                }
                return r;
              }
              async function x(e, t, n, r) {
                var i;
                if (e.type === `sort`) {
                  if (n) i = await ve(e, n, r);
                  else {
                    var a = await ve(e, t, r);
                    (i = r.base.createSequence()), (i.tupleStream = !0);
                    for (var o = 0; o < a.length; o++) {
                      var s = { '@': a[o] };
                      (s[e.index] = o), i.push(s);
                    }
                  }
                  return (e.stages && (i = await b(e.stages, i, r)), i);
                }
                (i = r.base.createSequence()), (i.tupleStream = !0);
                var c = r;
                n === void 0 && (n = t.map((e) => ({ '@': e })));
                for (var l = 0; l < n.length; l++) {
                  c = v(r, n[l]);
                  var u = await g(e, n[l][`@`], c);
                  if (u !== void 0) {
                    Array.isArray(u) || (u = [u]);
                    for (var d = 0; d < u.length; d++)
                      (s = Object.create(null)),
                        Object.assign(s, n[l]),
                        u.tupleStream
                          ? Object.assign(s, u[d])
                          : (e.focus ? ((s[e.focus] = u[d]), (s[`@`] = n[l][`@`])) : (s[`@`] = u[d]),
                            e.index && (s[e.index] = d),
                            e.ancestor && (s[e.ancestor.label] = n[l][`@`])),
                        i.push(s);
                  }
                }
                return (e.stages && (i = await b(e.stages, i, r)), i);
              }
              async function S(t, r, a) {
                var o = a.base.createSequence();
                if (
                  (r && r.tupleStream && (o.tupleStream = !0),
                  Array.isArray(r) || (r = a.base.createSequence(r)),
                  t.type === `number`)
                ) {
                  var s = Math.floor(t.value);
                  s < 0 && (s = r.length + s);
                  var c = await r[s];
                  c !== void 0 && (Array.isArray(c) ? (o = c) : o.push(c));
                } else
                  for (s = 0; s < r.length; s++) {
                    var c = r[s],
                      l = c,
                      u = a;
                    r.tupleStream && ((l = c[`@`]), (u = v(a, c)));
                    var d = await g(t, l, u);
                    e(d) && (d = [d]),
                      n(d)
                        ? Array.prototype.forEach.call(d, (e) => {
                            var t = Math.floor(e);
                            t < 0 && (t = r.length + t), t === s && o.push(c);
                          })
                        : i.boolean(d) && o.push(c);
                  }
                return o;
              }
              async function ee(e, t, n) {
                var r,
                  i = await g(e.lhs, t, n),
                  a = e.value,
                  o = async () => await g(e.rhs, t, n);
                if (a === `and` || a === `or`)
                  try {
                    return await se(i, o, a);
                  } catch (t) {
                    throw ((t.position = e.position), (t.token = a), t);
                  }
                var s = await o();
                try {
                  switch (a) {
                    case `+`:
                    case `-`:
                    case `*`:
                    case `/`:
                    case `%`:
                      r = re(i, s, a);
                      break;
                    case `=`:
                    case `!=`:
                      r = ie(i, s, a);
                      break;
                    case `<`:
                    case `<=`:
                    case `>`:
                    case `>=`:
                      r = ae(i, s, a);
                      break;
                    case `&`:
                      r = le(i, s);
                      break;
                    case `..`:
                      r = fe(i, s, n);
                      break;
                    case `in`:
                      r = oe(i, s);
                  }
                } catch (t) {
                  throw ((t.position = e.position), (t.token = a), t);
                }
                return r;
              }
              async function te(t, n, r) {
                var a,
                  o = { options: r.base.options, createSequence: r.base.createSequence };
                switch (t.value) {
                  case `-`:
                    if (((a = await g(t.expression, n, r)), a === void 0)) a = void 0;
                    else if (e(a)) a = -a;
                    else
                      throw {
                        code: `D1002`,
                        stack: /* @__PURE__ */ Error().stack,
                        position: t.position,
                        token: t.value,
                        value: a,
                      };
                    break;
                  case `[`: {
                    a = [];
                    const l = await Promise.all(
                      t.expressions.map(async (e, t) => ((r.isParallelCall = t > 0), [e, await g(e, n, r)])),
                    );
                    for (const e of l) {
                      var [s, c] = e;
                      c !== void 0 && (s.value === `[` ? a.push(c) : (a = i.append.call(o, a, c)));
                    }
                    t.consarray && Object.defineProperty(a, 'cons', { enumerable: !1, configurable: !1, value: !0 });
                    break;
                  }
                  case `{`:
                    a = await ue(t, n, r);
                }
                return a;
              }
              function C(e, t, n) {
                var r = { createSequence: n.base.createSequence };
                return i.lookup.call(r, t, e.value);
              }
              function w(e) {
                return e.value;
              }
              function T(e, t, n) {
                var r = { options: n.base.options, createSequence: n.base.createSequence },
                  o = r.createSequence();
                return (
                  Array.isArray(t) && t.outerWrapper && t.length > 0 && (t = t[0]),
                  typeof t == `object` &&
                    t &&
                    !l(t) &&
                    a.keys(t).forEach((e) => {
                      var n = t[e];
                      Array.isArray(n) ? ((n = E(n)), (o = i.append.call(r, o, n))) : o.push(n);
                    }),
                  o
                );
              }
              function E(e, t) {
                return (
                  t === void 0 && (t = []),
                  Array.isArray(e)
                    ? Array.prototype.forEach.call(e, (e) => {
                        E(e, t);
                      })
                    : t.push(e),
                  t
                );
              }
              function D(e, t, n) {
                var r,
                  i = n.base.createSequence();
                return (t !== void 0 && (ne(t, i), (r = i.length === 1 ? i[0] : i)), r);
              }
              function ne(e, t) {
                Array.isArray(e) || t.push(e),
                  Array.isArray(e)
                    ? Array.prototype.forEach.call(e, (e) => {
                        ne(e, t);
                      })
                    : typeof e == `object` &&
                      e &&
                      !l(e) &&
                      a.keys(e).forEach((n) => {
                        ne(e[n], t);
                      });
              }
              function re(t, n, r) {
                var i;
                if (t !== void 0 && !e(t)) throw { code: `T2001`, stack: /* @__PURE__ */ Error().stack, value: t };
                if (n !== void 0 && !e(n)) throw { code: `T2002`, stack: /* @__PURE__ */ Error().stack, value: n };
                if (t === void 0 || n === void 0) return i;
                switch (r) {
                  case `+`:
                    i = t + n;
                    break;
                  case `-`:
                    i = t - n;
                    break;
                  case `*`:
                    i = t * n;
                    break;
                  case `/`:
                    i = t / n;
                    break;
                  case `%`:
                    i = t % n;
                }
                return i;
              }
              function ie(e, t, n) {
                var r;
                if (e === void 0 || t === void 0) return !1;
                switch (n) {
                  case `=`:
                    r = m(e, t);
                    break;
                  case `!=`:
                    r = !m(e, t);
                }
                return r;
              }
              function ae(e, t, n) {
                var r,
                  i = typeof e,
                  a = typeof t;
                if (
                  (i !== `undefined` && i !== `string` && i !== `number`) ||
                  (a !== `undefined` && a !== `string` && a !== `number`)
                )
                  throw {
                    code: `T2010`,
                    stack: /* @__PURE__ */ Error().stack,
                    value: i !== `string` && i !== `number` ? e : t,
                  };
                if (i !== `undefined` && a !== `undefined`) {
                  if (i !== a) throw { code: `T2009`, stack: /* @__PURE__ */ Error().stack, value: e, value2: t };
                  switch (n) {
                    case `<`:
                      r = e < t;
                      break;
                    case `<=`:
                      r = e <= t;
                      break;
                    case `>`:
                      r = e > t;
                      break;
                    case `>=`:
                      r = e >= t;
                  }
                  return r;
                }
              }
              function oe(e, t) {
                var n = !1;
                if (e === void 0 || t === void 0) return !1;
                Array.isArray(t) || (t = [t]);
                for (var r = 0; r < t.length; r++)
                  if (t[r] === e) {
                    n = !0;
                    break;
                  }
                return n;
              }
              async function se(e, t, n) {
                var r,
                  i = ce(e);
                switch (n) {
                  case `and`:
                    r = i && ce(await t());
                    break;
                  case `or`:
                    r = i || ce(await t());
                }
                return r;
              }
              function ce(e) {
                var t = i.boolean(e);
                return t !== void 0 && t;
              }
              function le(e, t) {
                var n,
                  r = ``,
                  a = ``;
                return (e !== void 0 && (r = i.string(e)), t !== void 0 && (a = i.string(t)), (n = r.concat(a)), n);
              }
              async function ue(e, t, n) {
                var r = Object.create(null),
                  o = Object.create(null),
                  s = !!(t && t.tupleStream),
                  c = { options: n.base.options, createSequence: n.base.createSequence };
                if (!Array.isArray(t)) options: n.base.options, (t = c.createSequence(t));
                t.length === 0 && !s && t.push(void 0);
                for (var l = 0; l < t.length; l++)
                  for (var u = t[l], d = s ? v(n, u) : n, f = 0; f < e.lhs.length; f++) {
                    var p = e.lhs[f],
                      m = await g(p[0], s ? u[`@`] : u, d);
                    if (typeof m != `string` && m !== void 0)
                      throw { code: `T1003`, stack: /* @__PURE__ */ Error().stack, position: e.position, value: m };
                    if (m !== void 0) {
                      if (m === `_jsonata_lambda` || m === `_jsonata_function`)
                        throw { code: `D1013`, stack: /* @__PURE__ */ Error().stack, position: e.position, value: m };
                      var h = { data: u, exprIndex: f };
                      if (Object.hasOwn(o, m)) {
                        if (o[m].exprIndex !== f)
                          throw { code: `D1009`, stack: /* @__PURE__ */ Error().stack, position: e.position, value: m };
                        o[m].data = i.append.call(c, o[m].data, u);
                      } else o[m] = h;
                    }
                  }
                const _ = await Promise.all(
                  a.keys(o).map(async (t, r) => {
                    const i = o[t];
                    var a = i.data,
                      c = n;
                    if (s) {
                      var l = de(i.data, n);
                      (a = l[`@`]), delete l[`@`], (c = v(n, l));
                    }
                    return ((n.isParallelCall = r > 0), [t, await g(e.lhs[i.exprIndex][1], a, c)]);
                  }),
                );
                for (const e of _) {
                  var [m, y] = await e;
                  y !== void 0 && (r[m] = y);
                }
                return r;
              }
              function de(e, t) {
                if (!Array.isArray(e)) return e;
                var n = Object.create(null),
                  r = { options: t.base.options, createSequence: t.base.createSequence };
                Object.assign(n, e[0]);
                for (var o = 1; o < e.length; o++) for (const t of a.keys(e[o])) n[t] = i.append.call(r, n[t], e[o][t]);
                return n;
              }
              function fe(e, t, n) {
                var r;
                if (e !== void 0 && !Number.isInteger(e))
                  throw { code: `T2003`, stack: /* @__PURE__ */ Error().stack, value: e };
                if (t !== void 0 && !Number.isInteger(t))
                  throw { code: `T2004`, stack: /* @__PURE__ */ Error().stack, value: t };
                if (e === void 0 || t === void 0 || e > t) return r;
                var i = t - e + 1;
                if (i > 1e7) throw { code: `D2014`, stack: /* @__PURE__ */ Error().stack, value: i };
                if (n.base.options && i > n.base.options.sequence)
                  throw { code: `D2015`, stack: /* @__PURE__ */ Error().stack, value: i };
                r = Array(i);
                for (var a = e, o = 0; a <= t; a++, o++) r[o] = a;
                return ((r.sequence = !0), r);
              }
              async function pe(e, t, n) {
                var r = await g(e.rhs, t, n);
                return (n.bind(e.lhs.value, r), r);
              }
              async function me(e, t, n) {
                var r,
                  a = await g(e.condition, t, n);
                return (
                  i.boolean(a) ? (r = await g(e.then, t, n)) : e.else !== void 0 && (r = await g(e.else, t, n)), r
                );
              }
              async function he(e, t, n) {
                for (var r, i = Pe(n), a = 0; a < e.expressions.length; a++) r = await g(e.expressions[a], t, i);
                return r;
              }
              function ge(e, t, n) {
                var r = new n.base.RegexEngine(e.value),
                  i = (t, n) => {
                    var a;
                    r.lastIndex = n || 0;
                    var o = r.exec(t);
                    if (o !== null) {
                      if (((a = { match: o[0], start: o.index, end: o.index + o[0].length, groups: [] }), o.length > 1))
                        for (var s = 1; s < o.length; s++) a.groups.push(o[s]);
                      a.next = () => {
                        if (!(r.lastIndex >= t.length)) {
                          var n = i(t, r.lastIndex);
                          if (n && n.match === ``)
                            throw {
                              code: `D1004`,
                              stack: /* @__PURE__ */ Error().stack,
                              position: e.position,
                              value: e.value.source,
                            };
                          return n;
                        }
                      };
                    }
                    return a;
                  };
                return i;
              }
              function _e(e, t, n) {
                return e.value === `` ? (t && t.outerWrapper ? t[0] : t) : n.lookup(e.value);
              }
              async function ve(e, t, n) {
                var r,
                  a = t,
                  o = !!t.tupleStream,
                  s = async (t, r) => {
                    for (var i = 0, a = 0; i === 0 && a < e.terms.length; a++) {
                      var s = e.terms[a],
                        c = t,
                        l = n;
                      o && ((c = t[`@`]), (l = v(n, t)));
                      var u = await g(s.expression, c, l);
                      (c = r), (l = n), o && ((c = r[`@`]), (l = v(n, r)));
                      var d = await g(s.expression, c, l),
                        f = typeof u,
                        p = typeof d;
                      if (f === `undefined`) i = p === `undefined` ? 0 : 1;
                      else if (p === `undefined`) i = -1;
                      else {
                        if ((f !== `string` && f !== `number`) || (p !== `string` && p !== `number`))
                          throw {
                            code: `T2008`,
                            stack: /* @__PURE__ */ Error().stack,
                            position: e.position,
                            value: f !== `string` && f !== `number` ? u : d,
                          };
                        if (f !== p)
                          throw {
                            code: `T2007`,
                            stack: /* @__PURE__ */ Error().stack,
                            position: e.position,
                            value: u,
                            value2: d,
                          };
                        u !== d && ((i = u < d ? -1 : 1), s.descending === !0 && (i = -i));
                      }
                    }
                    return i === 1;
                  },
                  c = { environment: n, input: t };
                return ((r = await i.sort.apply(c, [a, s])), r);
              }
              function ye(e, n, r) {
                return k(async (n) => {
                  if (n !== void 0) {
                    var i = r.lookup(`clone`);
                    if (!l(i)) throw { code: `T2013`, stack: /* @__PURE__ */ Error().stack, position: e.position };
                    var o = await Ce(i, [n], null, r),
                      s = await g(e.pattern, o, r);
                    if (s !== void 0) {
                      Array.isArray(s) || (s = [s]);
                      for (var c = 0; c < s.length; c++) {
                        var u = s[c],
                          d = await g(e.update, u, r),
                          f = typeof d;
                        if (f !== `undefined`) {
                          if (f !== `object` || d === null || Array.isArray(d))
                            throw {
                              code: `T2011`,
                              stack: /* @__PURE__ */ Error().stack,
                              position: e.update.position,
                              value: d,
                            };
                          for (const e of a.keys(d)) u[e] = d[e];
                        }
                        if (e.delete !== void 0) {
                          var p = await g(e.delete, u, r);
                          if (p !== void 0) {
                            var m = p;
                            if ((Array.isArray(p) || (p = [p]), !t(p)))
                              throw {
                                code: `T2012`,
                                stack: /* @__PURE__ */ Error().stack,
                                position: e.delete.position,
                                value: m,
                              };
                            for (var h = 0; h < p.length; h++) typeof u == `object` && u && delete u[p[h]];
                          }
                        }
                      }
                    }
                    return o;
                  }
                }, `<(oa):o>`);
              }
              var be = o(`function($f, $g) { function($x){ $g($f($x)) } }`);
              async function xe(e, t, n) {
                var r,
                  i = await g(e.lhs, t, n);
                if (e.rhs.type === `function`) r = await Se(e.rhs, t, n, { context: i });
                else {
                  var a = await g(e.rhs, t, n);
                  if (!l(a))
                    throw { code: `T2006`, stack: /* @__PURE__ */ Error().stack, position: e.position, value: a };
                  r = l(i) ? await Ce(await g(be, null, n), [i, a], null, n) : await Ce(a, [i], null, n);
                }
                return r;
              }
              async function Se(e, t, n, r) {
                var i,
                  a = await g(e.procedure, t, n);
                if (a === void 0 && e.procedure.type === `path` && n.lookup(e.procedure.steps[0].value))
                  throw {
                    code: `T1005`,
                    stack: /* @__PURE__ */ Error().stack,
                    position: e.position,
                    token: e.procedure.steps[0].value,
                  };
                var o = [];
                r !== void 0 && o.push(r.context);
                for (var s = 0; s < e.arguments.length; s++) {
                  const r = await g(e.arguments[s], t, n);
                  if (l(r)) {
                    const e = async (...e) => await Ce(r, e, null, n);
                    (e.arity = p(r)), o.push(e);
                  } else o.push(r);
                }
                var c = e.procedure.type === `path` ? e.procedure.steps[0].value : e.procedure.value;
                try {
                  typeof a == `object` && ((a.token = c), (a.position = e.position)), (i = await Ce(a, o, t, n));
                } catch (t) {
                  throw ((t.position ||= e.position), (t.token ||= c), t);
                }
                return i;
              }
              async function Ce(e, t, n, r) {
                for (var i = await we(e, t, n, r); u(i) && i.thunk === !0; ) {
                  var a = await g(i.body.procedure, i.input, i.environment);
                  i.body.procedure.type === `variable` && (a.token = i.body.procedure.value),
                    (a.position = i.body.procedure.position);
                  for (var o = [], s = 0; s < i.body.arguments.length; s++)
                    o.push(await g(i.body.arguments[s], i.input, i.environment));
                  i = await we(a, o, n, r);
                }
                return i;
              }
              async function we(e, t, n, r) {
                var i;
                try {
                  var a = t;
                  if ((e && (a = O(e.signature, t, n)), u(e))) i = await De(e, a);
                  else if (e && e._jsonata_function === !0) {
                    var o = {
                      environment: r,
                      input: n,
                      options: r.base.options,
                      createSequence: r.base.createSequence,
                    };
                    (i = e.implementation.apply(o, a)), d(i) && (i = i.next().value), f(i) && (i = await i);
                  } else if (typeof e == `function`) (i = e.apply(n, a)), f(i) && (i = await i);
                  else throw { code: `T1006`, stack: /* @__PURE__ */ Error().stack };
                } catch (t) {
                  throw (
                    e &&
                      (t.token === void 0 && e.token !== void 0 && (t.token = e.token),
                      (t.position = e.position || t.position)),
                    t
                  );
                }
                return i;
              }
              function Te(e, t, n) {
                var r = {
                  _jsonata_lambda: !0,
                  input: t,
                  environment: n,
                  arguments: e.arguments,
                  signature: e.signature,
                  body: e.body,
                };
                return (
                  e.thunk === !0 && (r.thunk = !0),
                  (r.apply = async (e, i) => await Ce(r, i, t, e ? e.environment : n)),
                  r
                );
              }
              async function Ee(e, t, n) {
                for (var r, i = [], a = 0; a < e.arguments.length; a++) {
                  var o = e.arguments[a];
                  o.type === `operator` && o.value === `?` ? i.push(o) : i.push(await g(o, t, n));
                }
                var s = await g(e.procedure, t, n);
                if (s === void 0 && e.procedure.type === `path` && n.lookup(e.procedure.steps[0].value))
                  throw {
                    code: `T1007`,
                    stack: /* @__PURE__ */ Error().stack,
                    position: e.position,
                    token: e.procedure.steps[0].value,
                  };
                if (u(s)) r = Oe(s, i, n);
                else if (s && s._jsonata_function === !0) r = ke(s.implementation, i, n);
                else if (typeof s == `function`) r = ke(s, i, n);
                else
                  throw {
                    code: `T1008`,
                    stack: /* @__PURE__ */ Error().stack,
                    position: e.position,
                    token: e.procedure.type === `path` ? e.procedure.steps[0].value : e.procedure.value,
                  };
                return r;
              }
              function O(e, t, n) {
                return e === void 0 ? t : e.validate(t, n);
              }
              async function De(e, t) {
                var n,
                  r = Pe(e.environment);
                return (
                  Array.prototype.forEach.call(e.arguments, (e, n) => {
                    r.bind(e.value, t[n]);
                  }),
                  (n = typeof e.body == `function` ? await Ae(e.body, r) : await g(e.body, e.input, r)),
                  n
                );
              }
              function Oe(e, t, n) {
                var r = Pe(e.environment || n),
                  i = [];
                return (
                  Array.prototype.forEach.call(e.arguments, (e, n) => {
                    var a = t[n];
                    a && a.type === `operator` && a.value === `?` ? i.push(e) : r.bind(e.value, a);
                  }),
                  { _jsonata_lambda: !0, input: e.input, environment: r, arguments: i, body: e.body }
                );
              }
              function ke(e, t, n) {
                var r = je(e);
                r = r.map((e) => `$` + e.trim());
                var i = o(`function(` + r.join(`, `) + `){ _ }`);
                return ((i.body = e), Oe(i, t, n));
              }
              async function Ae(e, t) {
                var n = je(e).map((e) => t.lookup(e.trim())),
                  r = { environment: t, createSequence: t.base.createSequence },
                  i = e.apply(r, n);
                return (f(i) && (i = await i), i);
              }
              function je(e) {
                var t = e.toString();
                return /\(([^)]*)\)/.exec(t)[1].split(`,`);
              }
              function k(e, t) {
                var n = { _jsonata_function: !0, implementation: e };
                return (t !== void 0 && (n.signature = s(t)), n);
              }
              async function Me(e, t) {
                if (e !== void 0) {
                  var n = this.input;
                  t !== void 0 &&
                    ((n = t), Array.isArray(n) && !c(n) && ((n = this.createSequence(n)), (n.outerWrapper = !0)));
                  try {
                    var r = o(e, !1);
                  } catch (e) {
                    throw (Ie(e), { stack: /* @__PURE__ */ Error().stack, code: `D3120`, value: e.message, error: e });
                  }
                  try {
                    var i = await g(r, n, this.environment);
                  } catch (e) {
                    throw (Ie(e), { stack: /* @__PURE__ */ Error().stack, code: `D3121`, value: e.message, error: e });
                  }
                  return i;
                }
              }
              function Ne(e) {
                if (e !== void 0) return JSON.parse(i.string(e));
              }
              function Pe(e) {
                var t = Object.create(null);
                const n = {
                  bind: (e, n) => {
                    t[e] = n;
                  },
                  lookup: (n) => {
                    var r;
                    return (Object.hasOwn(t, n) ? (r = t[n]) : e && (r = e.lookup(n)), r);
                  },
                  timestamp: e ? e.timestamp : null,
                  async: e ? e.async : !1,
                  isParallelCall: e ? e.isParallelCall : !1,
                  global: e ? e.global : { ancestry: [null] },
                };
                if (e) {
                  var r = e.lookup(Symbol.for(`jsonata.__createFrame_push`));
                  r && r(e, n), (n.base = e.base);
                }
                return n;
              }
              h.bind(`sum`, k(i.sum, `<a<n>:n>`)),
                h.bind(`count`, k(i.count, `<a:n>`)),
                h.bind(`max`, k(i.max, `<a<n>:n>`)),
                h.bind(`min`, k(i.min, `<a<n>:n>`)),
                h.bind(`average`, k(i.average, `<a<n>:n>`)),
                h.bind(`string`, k(i.string, `<x-b?:s>`)),
                h.bind(`substring`, k(i.substring, `<s-nn?:s>`)),
                h.bind(`substringBefore`, k(i.substringBefore, `<s-s:s>`)),
                h.bind(`substringAfter`, k(i.substringAfter, `<s-s:s>`)),
                h.bind(`lowercase`, k(i.lowercase, `<s-:s>`)),
                h.bind(`uppercase`, k(i.uppercase, `<s-:s>`)),
                h.bind(`length`, k(i.length, `<s-:n>`)),
                h.bind(`trim`, k(i.trim, `<s-:s>`)),
                h.bind(`pad`, k(i.pad, `<s-ns?:s>`)),
                h.bind(`match`, k(i.match, `<s-f<s:o>n?:a<o>>`)),
                h.bind(`contains`, k(i.contains, `<s-(sf):b>`)),
                h.bind(`replace`, k(i.replace, `<s-(sf)(sf)n?:s>`)),
                h.bind(`split`, k(i.split, `<s-(sf)n?:a<s>>`)),
                h.bind(`join`, k(i.join, `<a<s>s?:s>`)),
                h.bind(`formatNumber`, k(i.formatNumber, `<n-so?:s>`)),
                h.bind(`formatBase`, k(i.formatBase, `<n-n?:s>`)),
                h.bind(`formatInteger`, k(r.formatInteger, `<n-s:s>`)),
                h.bind(`parseInteger`, k(r.parseInteger, `<s-s:n>`)),
                h.bind(`number`, k(i.number, `<(nsb)-:n>`)),
                h.bind(`floor`, k(i.floor, `<n-:n>`)),
                h.bind(`ceil`, k(i.ceil, `<n-:n>`)),
                h.bind(`round`, k(i.round, `<n-n?:n>`)),
                h.bind(`abs`, k(i.abs, `<n-:n>`)),
                h.bind(`sqrt`, k(i.sqrt, `<n-:n>`)),
                h.bind(`power`, k(i.power, `<n-n:n>`)),
                h.bind(`random`, k(i.random, `<:n>`)),
                h.bind(`boolean`, k(i.boolean, `<x-:b>`)),
                h.bind(`not`, k(i.not, `<x-:b>`)),
                h.bind(`map`, k(i.map, `<af>`)),
                h.bind(`zip`, k(i.zip, `<a+>`)),
                h.bind(`filter`, k(i.filter, `<af>`)),
                h.bind(`single`, k(i.single, `<af?>`)),
                h.bind(`reduce`, k(i.foldLeft, `<afj?:j>`)),
                h.bind(`sift`, k(i.sift, `<o-f?:o>`)),
                h.bind(`keys`, k(i.keys, `<x-:a<s>>`)),
                h.bind(`lookup`, k(i.lookup, `<x-s:x>`)),
                h.bind(`append`, k(i.append, `<xx:a>`)),
                h.bind(`exists`, k(i.exists, `<x:b>`)),
                h.bind(`spread`, k(i.spread, `<x-:a<o>>`)),
                h.bind(`merge`, k(i.merge, `<a<o>:o>`)),
                h.bind(`reverse`, k(i.reverse, `<a:a>`)),
                h.bind(`each`, k(i.each, `<o-f:a>`)),
                h.bind(`error`, k(i.error, `<s?:x>`)),
                h.bind(`assert`, k(i.assert, `<bs?:x>`)),
                h.bind(`type`, k(i.type, `<x:s>`)),
                h.bind(`sort`, k(i.sort, `<af?:a>`)),
                h.bind(`shuffle`, k(i.shuffle, `<a:a>`)),
                h.bind(`distinct`, k(i.distinct, `<x:x>`)),
                h.bind(`base64encode`, k(i.base64encode, `<s-:s>`)),
                h.bind(`base64decode`, k(i.base64decode, `<s-:s>`)),
                h.bind(`encodeUrlComponent`, k(i.encodeUrlComponent, `<s-:s>`)),
                h.bind(`encodeUrl`, k(i.encodeUrl, `<s-:s>`)),
                h.bind(`decodeUrlComponent`, k(i.decodeUrlComponent, `<s-:s>`)),
                h.bind(`decodeUrl`, k(i.decodeUrl, `<s-:s>`)),
                h.bind(`eval`, k(Me, `<sx?:x>`)),
                h.bind(`toMillis`, k(r.toMillis, `<s-s?:n>`)),
                h.bind(`fromMillis`, k(r.fromMillis, `<n-s?s?:s>`)),
                h.bind(`clone`, k(Ne, `<(oa)-:o>`));
              var Fe = {
                S0101: `String literal must be terminated by a matching quote`,
                S0102: `Number out of range: {{token}}`,
                S0103: `Unsupported escape sequence: \\{{token}}`,
                S0104: `The escape sequence \\u must be followed by 4 hex digits`,
                S0105: 'Quoted property name must be terminated with a backquote (`)',
                S0106: `Comment has no closing tag`,
                S0201: `Syntax error: {{token}}`,
                S0202: `Expected {{value}}, got {{token}}`,
                S0203: `Expected {{value}} before end of expression`,
                S0204: `Unknown operator: {{token}}`,
                S0205: `Unexpected token: {{token}}`,
                S0206: `Unknown expression type: {{token}}`,
                S0207: `Unexpected end of expression`,
                S0208: `Parameter {{value}} of function definition must be a variable name (start with $)`,
                S0209: `A predicate cannot follow a grouping expression in a step`,
                S0210: `Each step can only have one grouping expression`,
                S0211: `The symbol {{token}} cannot be used as a unary operator`,
                S0212: `The left side of := must be a variable name (start with $)`,
                S0213: `The literal value {{value}} cannot be used as a step within a path expression`,
                S0214: `The right side of {{token}} must be a variable name (start with $)`,
                S0215: `A context variable binding must precede any predicates on a step`,
                S0216: `A context variable binding must precede the 'order-by' clause on a step`,
                S0217: `The object representing the 'parent' cannot be derived from this expression`,
                S0301: `Empty regular expressions are not allowed`,
                S0302: `No terminating / in regular expression`,
                S0402: `Choice groups containing parameterized types are not supported`,
                S0401: `Type parameters can only be applied to functions and arrays`,
                S0500: `Attempted to evaluate an expression containing syntax error(s)`,
                T0410: `Argument {{index}} of function {{token}} does not match function signature`,
                T0411: `Context value is not a compatible type with argument {{index}} of function {{token}}`,
                T0412: `Argument {{index}} of function {{token}} must be an array of {{type}}`,
                D1001: `Number out of range: {{value}}`,
                D1002: `Cannot negate a non-numeric value: {{value}}`,
                T1003: `Key in object structure must evaluate to a string; got: {{value}}`,
                D1004: `Regular expression matches zero length string`,
                T1005: 'Attempted to invoke a non-function. Did you mean ${{{token}}}?',
                T1006: `Attempted to invoke a non-function`,
                T1007: 'Attempted to partially apply a non-function. Did you mean ${{{token}}}?',
                T1008: `Attempted to partially apply a non-function`,
                D1009: `Multiple key definitions evaluate to same key: {{value}}`,
                T1010: `The matcher function argument passed to function {{token}} does not return the correct object structure`,
                D1011: `Stack overflow. Check for non-terminating recursive function.  Consider rewriting as tail-recursive`,
                D1012: `Evaluation timeout after {{value}} milliseconds. Check for infinite loop`,
                D1013: `Object property names starting with _jsonata_ are reserved for internal use: {{value}}`,
                T2001: `The left side of the {{token}} operator must evaluate to a number`,
                T2002: `The right side of the {{token}} operator must evaluate to a number`,
                T2003: `The left side of the range operator (..) must evaluate to an integer`,
                T2004: `The right side of the range operator (..) must evaluate to an integer`,
                D2005: `The left side of := must be a variable name (start with $)`,
                T2006: `The right side of the function application operator ~> must be a function`,
                T2007: `Type mismatch when comparing values {{value}} and {{value2}} in order-by clause`,
                T2008: `The expressions within an order-by clause must evaluate to numeric or string values`,
                T2009: `The values {{value}} and {{value2}} either side of operator {{token}} must be of the same data type`,
                T2010: `The expressions either side of operator {{token}} must evaluate to numeric or string values`,
                T2011: `The insert/update clause of the transform expression must evaluate to an object: {{value}}`,
                T2012: `The delete clause of the transform expression must evaluate to a string or array of strings: {{value}}`,
                T2013: `The transform expression clones the input object using the $clone() function.  This has been overridden in the current scope by a non-function.`,
                D2014: `The size of the sequence allocated by the range operator (..) must not exceed 1e7.  Attempted to allocate {{value}}.`,
                D2015: `The maximum sequence length of {{value}} was exceeded.`,
                D3001: `Attempting to invoke string function on Infinity or NaN`,
                D3010: `Second argument of replace function cannot be an empty string`,
                D3011: `Fourth argument of replace function must evaluate to a positive number`,
                D3012: `Attempted to replace a matched string with a non-string value`,
                D3020: `Third argument of split function must evaluate to a positive number`,
                D3030: `Unable to cast value to a number: {{value}}`,
                D3040: `Third argument of match function must evaluate to a positive number`,
                D3050: `The second argument of reduce function must be a function with at least two arguments`,
                D3060: `The sqrt function cannot be applied to a negative number: {{value}}`,
                D3061: `The power function has resulted in a value that cannot be represented as a JSON number: base={{value}}, exponent={{exp}}`,
                D3070: `The single argument form of the sort function can only be applied to an array of strings or an array of numbers.  Use the second argument to specify a comparison function`,
                D3080: `The picture string must only contain a maximum of two sub-pictures`,
                D3081: `The sub-picture must not contain more than one instance of the 'decimal-separator' character`,
                D3082: `The sub-picture must not contain more than one instance of the 'percent' character`,
                D3083: `The sub-picture must not contain more than one instance of the 'per-mille' character`,
                D3084: `The sub-picture must not contain both a 'percent' and a 'per-mille' character`,
                D3085: `The mantissa part of a sub-picture must contain at least one character that is either an 'optional digit character' or a member of the 'decimal digit family'`,
                D3086: `The sub-picture must not contain a passive character that is preceded by an active character and that is followed by another active character`,
                D3087: `The sub-picture must not contain a 'grouping-separator' character that appears adjacent to a 'decimal-separator' character`,
                D3088: `The sub-picture must not contain a 'grouping-separator' at the end of the integer part`,
                D3089: `The sub-picture must not contain two adjacent instances of the 'grouping-separator' character`,
                D3090: `The integer part of the sub-picture must not contain a member of the 'decimal digit family' that is followed by an instance of the 'optional digit character'`,
                D3091: `The fractional part of the sub-picture must not contain an instance of the 'optional digit character' that is followed by a member of the 'decimal digit family'`,
                D3092: `A sub-picture that contains a 'percent' or 'per-mille' character must not contain a character treated as an 'exponent-separator'`,
                D3093: `The exponent part of the sub-picture must comprise only of one or more characters that are members of the 'decimal digit family'`,
                D3100: `The radix of the formatBase function must be between 2 and 36.  It was given {{value}}`,
                D3110: `The argument of the toMillis function must be an ISO 8601 formatted timestamp. Given {{value}}`,
                D3120: `Syntax error in expression passed to function eval: {{value}}`,
                D3121: `Dynamic error evaluating the expression passed to function eval: {{value}}`,
                D3130: `Formatting or parsing an integer as a sequence starting with {{value}} is not supported by this implementation`,
                D3131: `In a decimal digit pattern, all digits must be from the same decimal group`,
                D3132: `Unknown component specifier {{value}} in date/time picture string`,
                D3133: `The 'name' modifier can only be applied to months and days in the date/time picture string, not {{value}}`,
                D3134: `The timezone integer format specifier cannot have more than four digits`,
                D3135: `No matching closing bracket ']' in date/time picture string`,
                D3136: `The date/time picture string is missing specifiers required to parse the timestamp`,
                D3137: `{{{message}}}`,
                D3138: `The $single() function expected exactly 1 matching result.  Instead it matched more.`,
                D3139: `The $single() function expected exactly 1 matching result.  Instead it matched 0.`,
                D3140: 'Malformed URL passed to ${{{functionName}}}(): {{value}}',
                D3141: `{{{message}}}`,
              };
              function Ie(e) {
                var t = Fe[e.code];
                if (t !== void 0) {
                  var n = t.replace(/\{\{\{([^}]+)}}}/g, function () {
                    return e[arguments[1]];
                  });
                  (n = n.replace(/\{\{([^}]+)}}/g, function () {
                    return JSON.stringify(e[arguments[1]]);
                  })),
                    (e.message = n);
                }
              }
              function Le(e, t) {
                var n, i;
                try {
                  (n = o(e, t && t.recover)), (i = n.errors), delete n.errors;
                } catch (e) {
                  throw (Ie(e), e);
                }
                var s = Pe(h),
                  l = /* @__PURE__ */ new Date();
                return (
                  s.bind(
                    `now`,
                    k((e, t) => r.fromMillis(l.getTime(), e, t), `<s?s?:s>`),
                  ),
                  s.bind(
                    `millis`,
                    k(() => l.getTime(), `<:n>`),
                  ),
                  {
                    evaluate: async (e, r, o) => {
                      if (i !== void 0) {
                        var u = { code: `S0500`, position: 0 };
                        throw (Ie(u), u);
                      }
                      const d = Pe(s);
                      for (const e of a.keys(r)) d.bind(e, r[e]);
                      if (
                        (d.bind(`$`, e),
                        (l = /* @__PURE__ */ new Date()),
                        (d.timestamp = l),
                        (d.options = t),
                        (d.createSequence = function () {
                          var e = [];
                          return (
                            t &&
                              t.sequence &&
                              (e.push = (...n) => {
                                if (e.length + n.length > t.sequence)
                                  throw { code: `D2015`, stack: /* @__PURE__ */ Error().stack, value: t.sequence };
                                return Array.prototype.push.apply(e, n);
                              }),
                            (e.sequence = !0),
                            arguments.length === 1 && e.push(arguments[0]),
                            e
                          );
                        }),
                        Array.isArray(e) && !c(e) && ((e = d.createSequence(e)), (e.outerWrapper = !0)),
                        t && (t.timeout || t.stack))
                      ) {
                        const e = Date.now();
                        d.guardrails = () => {
                          if (t.stack > 0 && d.depth > t.stack)
                            throw { code: `D1011`, value: t.stack, stack: /* @__PURE__ */ Error().stack };
                          if (t.timeout > 0 && Date.now() - e > t.timeout)
                            throw { code: `D1012`, value: t.timeout, stack: /* @__PURE__ */ Error().stack };
                        };
                      } else d.guardrails = () => {};
                      (d.base = d), (d.depth = 0), (d.RegexEngine = t && t.RegexEngine ? t.RegexEngine : RegExp);
                      var f;
                      try {
                        return ((f = await g(n, e, d)), typeof o == `function` && o(null, f), f);
                      } catch (e) {
                        throw (Ie(e), e);
                      }
                    },
                    assign: (e, t) => {
                      s.bind(e, t);
                    },
                    registerFunction: (e, t, n) => {
                      var r = k(t, n);
                      s.bind(e, r);
                    },
                    ast: () => n,
                    errors: () => i,
                  }
                );
              }
              return ((Le.parser = o), Le);
            })();
          },
          { './datetime': 1, './functions': 2, './parser': 4, './signature': 5, './utils': 6 },
        ],
        4: [
          (e, t, n) => {
            var r = e('./signature');
            t.exports = (() => {
              var e = {
                  '.': 75,
                  '[': 80,
                  ']': 0,
                  '{': 70,
                  '}': 0,
                  '(': 80,
                  ')': 0,
                  ',': 0,
                  '@': 80,
                  '#': 80,
                  ';': 80,
                  ':': 80,
                  '?': 20,
                  '+': 50,
                  '-': 50,
                  '*': 60,
                  '/': 60,
                  '%': 60,
                  '|': 20,
                  '=': 40,
                  '<': 40,
                  '>': 40,
                  '^': 40,
                  '**': 60,
                  '..': 20,
                  ':=': 10,
                  '!=': 40,
                  '<=': 40,
                  '>=': 40,
                  '~>': 40,
                  '?:': 40,
                  '??': 40,
                  and: 30,
                  or: 25,
                  in: 40,
                  '&': 50,
                  '!': 0,
                  '~': 0,
                },
                t = {
                  '"': `"`,
                  '\\': `\\`,
                  '/': `/`,
                  b: `\b`,
                  f: `\f`,
                  n: `
`,
                  r: `\r`,
                  t: `	`,
                },
                n = (n) => {
                  var r = 0,
                    i = n.length,
                    a = (e, t) => ({ type: e, value: t, position: r }),
                    o = () => {
                      for (
                        var e = r,
                          t = 0,
                          a,
                          o,
                          s = (e) => {
                            if (n.charAt(e) === `/` && t === 0) {
                              for (var r = 0; n.charAt(e - (r + 1)) === `\\`; ) r++;
                              if (r % 2 == 0) return !0;
                            }
                            return !1;
                          };
                        r < i;
                      ) {
                        var c = n.charAt(r);
                        if (s(r)) {
                          if (((a = n.substring(e, r)), a === ``))
                            throw { code: `S0301`, stack: /* @__PURE__ */ Error().stack, position: r };
                          for (r++, c = n.charAt(r), e = r; c === `i` || c === `m`; ) r++, (c = n.charAt(r));
                          return ((o = n.substring(e, r) + `g`), new RegExp(a, o));
                        }
                        (c === `(` || c === `[` || c === `{`) && n.charAt(r - 1) !== `\\` && t++,
                          (c === `)` || c === `]` || c === `}`) && n.charAt(r - 1) !== `\\` && t--,
                          r++;
                      }
                      throw { code: `S0302`, stack: /* @__PURE__ */ Error().stack, position: r };
                    },
                    s = (c) => {
                      if (r >= i) return null;
                      for (
                        var l = n.charAt(r);
                        r < i &&
                        ` 	
\r\v`.indexOf(l) > -1;
                      )
                        r++, (l = n.charAt(r));
                      if (l === `/` && n.charAt(r + 1) === `*`) {
                        var u = r;
                        for (r += 2, l = n.charAt(r); l !== `*` || n.charAt(r + 1) !== `/`; )
                          if (((l = n.charAt(++r)), r >= i))
                            throw { code: `S0106`, stack: /* @__PURE__ */ Error().stack, position: u };
                        return ((r += 2), (l = n.charAt(r)), s(c));
                      }
                      if (c !== !0 && l === `/`) return (r++, a(`regex`, o()));
                      if (l === `.` && n.charAt(r + 1) === `.`) return ((r += 2), a(`operator`, `..`));
                      if (l === `:` && n.charAt(r + 1) === `=`) return ((r += 2), a(`operator`, `:=`));
                      if (l === `!` && n.charAt(r + 1) === `=`) return ((r += 2), a(`operator`, `!=`));
                      if (l === `>` && n.charAt(r + 1) === `=`) return ((r += 2), a(`operator`, `>=`));
                      if (l === `<` && n.charAt(r + 1) === `=`) return ((r += 2), a(`operator`, `<=`));
                      if (l === `*` && n.charAt(r + 1) === `*`) return ((r += 2), a(`operator`, `**`));
                      if (l === `~` && n.charAt(r + 1) === `>`) return ((r += 2), a(`operator`, `~>`));
                      if (l === `?` && n.charAt(r + 1) === `:`) return ((r += 2), a(`operator`, `?:`));
                      if (l === `?` && n.charAt(r + 1) === `?`) return ((r += 2), a(`operator`, `??`));
                      if (Object.hasOwn(e, l)) return (r++, a(`operator`, l));
                      if (l === `"` || l === `'`) {
                        var d = l;
                        r++;
                        for (var f = ``; r < i; ) {
                          if (((l = n.charAt(r)), l === `\\`)) {
                            if ((r++, (l = n.charAt(r)), Object.hasOwn(t, l))) f += t[l];
                            else if (l === `u`) {
                              var p = n.substr(r + 1, 4);
                              if (/^[0-9a-fA-F]+$/.test(p)) {
                                var m = parseInt(p, 16);
                                (f += String.fromCharCode(m)), (r += 4);
                              } else throw { code: `S0104`, stack: /* @__PURE__ */ Error().stack, position: r };
                            } else throw { code: `S0103`, stack: /* @__PURE__ */ Error().stack, position: r, token: l };
                          } else if (l === d) return (r++, a(`string`, f));
                          else f += l;
                          r++;
                        }
                        throw { code: `S0101`, stack: /* @__PURE__ */ Error().stack, position: r };
                      }
                      var h = /^-?(0|([1-9][0-9]*))(\.[0-9]+)?([Ee][-+]?[0-9]+)?/.exec(n.substring(r));
                      if (h !== null) {
                        var g = parseFloat(h[0]);
                        if (!isNaN(g) && isFinite(g)) return ((r += h[0].length), a(`number`, g));
                        throw { code: `S0102`, stack: /* @__PURE__ */ Error().stack, position: r, token: h[0] };
                      }
                      var _;
                      if (l === '`') {
                        r++;
                        var v = n.indexOf('`', r);
                        if (v !== -1) return ((_ = n.substring(r, v)), (r = v + 1), a(`name`, _));
                        throw ((r = i), { code: `S0105`, stack: /* @__PURE__ */ Error().stack, position: r });
                      }
                      for (var y = r, b; ; )
                        if (
                          ((b = n.charAt(y)),
                          y === i ||
                            ` 	
\r\v`.indexOf(b) > -1 ||
                            Object.hasOwn(e, b))
                        ) {
                          if (n.charAt(r) === `$`) return ((_ = n.substring(r + 1, y)), (r = y), a(`variable`, _));
                          switch (((_ = n.substring(r, y)), (r = y), _)) {
                            case `or`:
                            case `in`:
                            case `and`:
                              return a(`operator`, _);
                            case `true`:
                              return a(`value`, !0);
                            case `false`:
                              return a(`value`, !1);
                            case `null`:
                              return a(`value`, null);
                            default:
                              return r === i && _ === `` ? null : a(`name`, _);
                          }
                        } else y++;
                    };
                  return s;
                };
              return (t, i) => {
                var a,
                  o,
                  s = Object.create(null),
                  c = [],
                  l = () => {
                    var e = [];
                    a.id !== `(end)` && e.push({ type: a.type, value: a.value, position: a.position });
                    for (var t = o(); t !== null; ) e.push(t), (t = o());
                    return e;
                  },
                  u = {
                    nud: function () {
                      var e = { code: `S0211`, token: this.value, position: this.position };
                      if (i) return ((e.remaining = l()), (e.type = `error`), c.push(e), e);
                      throw ((e.stack = /* @__PURE__ */ Error().stack), e);
                    },
                  },
                  d = (e, t) => {
                    var n = s[e];
                    return (
                      (t ||= 0),
                      n
                        ? t >= n.lbp && (n.lbp = t)
                        : ((n = Object.create(u)), (n.id = n.value = e), (n.lbp = t), (s[e] = n)),
                      n
                    );
                  },
                  f = (e) => {
                    if (i) {
                      (e.remaining = l()), c.push(e);
                      var t = s[`(error)`];
                      return ((a = Object.create(t)), (a.error = e), (a.type = `(error)`), a);
                    }
                    throw ((e.stack = /* @__PURE__ */ Error().stack), e);
                  },
                  p = (e, n) => {
                    if (e && a.id !== e)
                      return f({
                        code: a.id === `(end)` ? `S0203` : `S0202`,
                        position: a.position,
                        token: a.value,
                        value: e,
                      });
                    var r = o(n);
                    if (r === null) return ((a = s[`(end)`]), (a.position = t.length), a);
                    var i = r.value,
                      c = r.type,
                      l;
                    switch (c) {
                      case `name`:
                      case `variable`:
                        l = s[`(name)`];
                        break;
                      case `operator`:
                        if (((l = s[i]), !l))
                          return f({
                            code: `S0204`,
                            stack: /* @__PURE__ */ Error().stack,
                            position: r.position,
                            token: i,
                          });
                        break;
                      case `string`:
                      case `number`:
                      case `value`:
                        l = s[`(literal)`];
                        break;
                      case `regex`:
                        (c = `regex`), (l = s[`(regex)`]);
                        break;
                      /* istanbul ignore next */
                      default:
                        return f({
                          code: `S0205`,
                          stack: /* @__PURE__ */ Error().stack,
                          position: r.position,
                          token: i,
                        });
                    }
                    return ((a = Object.create(l)), (a.value = i), (a.type = c), (a.position = r.position), a);
                  },
                  m = (e) => {
                    var t,
                      n = a;
                    for (p(null, !0), t = n.nud(); e < a.lbp; ) (n = a), p(), (t = n.led(t));
                    return t;
                  },
                  h = (e) => {
                    var t = d(e, 0);
                    t.nud = function () {
                      return this;
                    };
                  },
                  g = (t, n, r) => {
                    var i = n || e[t],
                      a = d(t, i);
                    return (
                      (a.led =
                        r ||
                        function (e) {
                          return ((this.lhs = e), (this.rhs = m(i)), (this.type = `binary`), this);
                        }),
                      a
                    );
                  },
                  _ = (e, t, n) => {
                    var r = d(e, t);
                    return ((r.led = n), r);
                  },
                  v = (e, t) => {
                    var n = d(e);
                    return (
                      (n.nud =
                        t ||
                        function () {
                          return ((this.expression = m(70)), (this.type = `unary`), this);
                        }),
                      n
                    );
                  };
                h(`(end)`),
                  h(`(name)`),
                  h(`(literal)`),
                  h(`(regex)`),
                  d(`:`),
                  d(`;`),
                  d(`,`),
                  d(`)`),
                  d(`]`),
                  d(`}`),
                  d(`..`),
                  g(`.`),
                  g(`+`),
                  g(`-`),
                  g(`*`),
                  g(`/`),
                  g(`%`),
                  g(`=`),
                  g(`<`),
                  g(`>`),
                  g(`!=`),
                  g(`<=`),
                  g(`>=`),
                  g(`&`),
                  g(`and`),
                  g(`or`),
                  g(`in`),
                  h(`and`),
                  h(`or`),
                  h(`in`),
                  v(`-`),
                  g(`~>`),
                  g(`??`, e[`??`], function (e) {
                    return (
                      (this.type = `condition`),
                      (this.condition = {
                        type: `function`,
                        value: `(`,
                        procedure: { type: `variable`, value: `exists` },
                        arguments: [JSON.parse(JSON.stringify(e))],
                      }),
                      (this.then = e),
                      (this.else = m(0)),
                      this
                    );
                  }),
                  _(`(error)`, 10, function (e) {
                    return (
                      (this.lhs = e), (this.error = a.error), (this.remaining = l()), (this.type = `error`), this
                    );
                  }),
                  v(`*`, function () {
                    return ((this.type = `wildcard`), this);
                  }),
                  v(`**`, function () {
                    return ((this.type = `descendant`), this);
                  }),
                  v(`%`, function () {
                    return ((this.type = `parent`), this);
                  }),
                  g(`(`, e[`(`], function (e) {
                    if (((this.procedure = e), (this.type = `function`), (this.arguments = []), a.id !== `)`))
                      for (
                        ;
                        a.type === `operator` && a.id === `?`
                          ? ((this.type = `partial`), this.arguments.push(a), p(`?`))
                          : this.arguments.push(m(0)),
                          a.id === `,`;
                      )
                        p(`,`);
                    if ((p(`)`, !0), e.type === `name` && (e.value === `function` || e.value === `λ`))) {
                      if (
                        (this.arguments.forEach((e, t) => {
                          if (e.type !== `variable`)
                            return f({
                              code: `S0208`,
                              stack: /* @__PURE__ */ Error().stack,
                              position: e.position,
                              token: e.value,
                              value: t + 1,
                            });
                        }),
                        (this.type = `lambda`),
                        a.id === `<`)
                      ) {
                        for (var t = a.position, n = 1, i = `<`; n > 0 && a.id !== `{` && a.id !== `(end)`; ) {
                          var o = p();
                          o.id === `>` ? n-- : o.id === `<` && n++, (i += o.value);
                        }
                        p(`>`);
                        try {
                          this.signature = r(i);
                        } catch (e) {
                          return ((e.position = t + e.offset), f(e));
                        }
                      }
                      p(`{`), (this.body = m(0)), p(`}`);
                    }
                    return this;
                  }),
                  v(`(`, function () {
                    for (var e = []; a.id !== `)` && (e.push(m(0)), a.id === `;`); ) p(`;`);
                    return (p(`)`, !0), (this.type = `block`), (this.expressions = e), this);
                  }),
                  v(`[`, function () {
                    var e = [];
                    if (a.id !== `]`)
                      for (;;) {
                        var t = m(0);
                        if (a.id === `..`) {
                          var n = { type: `binary`, value: `..`, position: a.position, lhs: t };
                          p(`..`), (n.rhs = m(0)), (t = n);
                        }
                        if ((e.push(t), a.id !== `,`)) break;
                        p(`,`);
                      }
                    return (p(`]`, !0), (this.expressions = e), (this.type = `unary`), this);
                  }),
                  g(`[`, e[`[`], function (t) {
                    if (a.id === `]`) {
                      for (var n = t; n && n.type === `binary` && n.value === `[`; ) n = n.lhs;
                      return ((n.keepArray = !0), p(`]`), t);
                    }
                    return ((this.lhs = t), (this.rhs = m(e[`]`])), (this.type = `binary`), p(`]`, !0), this);
                  }),
                  g(`^`, e[`^`], function (e) {
                    p(`(`);
                    for (var t = []; ; ) {
                      var n = { descending: !1 };
                      if (
                        (a.id === `<` ? p(`<`) : a.id === `>` && ((n.descending = !0), p(`>`)),
                        (n.expression = m(0)),
                        t.push(n),
                        a.id !== `,`)
                      )
                        break;
                      p(`,`);
                    }
                    return (p(`)`), (this.lhs = e), (this.rhs = t), (this.type = `binary`), this);
                  });
                var y = function (e) {
                  var t = [];
                  if (a.id !== `}`)
                    for (;;) {
                      var n = m(0);
                      p(`:`);
                      var r = m(0);
                      if ((t.push([n, r]), a.id !== `,`)) break;
                      p(`,`);
                    }
                  return (
                    p(`}`, !0),
                    e === void 0
                      ? ((this.lhs = t), (this.type = `unary`))
                      : ((this.lhs = e), (this.rhs = t), (this.type = `binary`)),
                    this
                  );
                };
                v(`{`, y),
                  g(`{`, e[`{`], y),
                  _(`:=`, e[`:=`], function (t) {
                    return t.type === `variable`
                      ? ((this.lhs = t), (this.rhs = m(e[`:=`] - 1)), (this.type = `binary`), this)
                      : f({
                          code: `S0212`,
                          stack: /* @__PURE__ */ Error().stack,
                          position: t.position,
                          token: t.value,
                        });
                  }),
                  g(`@`, e[`@`], function (t) {
                    return (
                      (this.lhs = t),
                      (this.rhs = m(e[`@`])),
                      this.rhs.type === `variable`
                        ? ((this.type = `binary`), this)
                        : f({
                            code: `S0214`,
                            stack: /* @__PURE__ */ Error().stack,
                            position: this.rhs.position,
                            token: `@`,
                          })
                    );
                  }),
                  g(`#`, e[`#`], function (t) {
                    return (
                      (this.lhs = t),
                      (this.rhs = m(e[`#`])),
                      this.rhs.type === `variable`
                        ? ((this.type = `binary`), this)
                        : f({
                            code: `S0214`,
                            stack: /* @__PURE__ */ Error().stack,
                            position: this.rhs.position,
                            token: `#`,
                          })
                    );
                  }),
                  g(`?`, e[`?`], function (e) {
                    return (
                      (this.type = `condition`),
                      (this.condition = e),
                      (this.then = m(0)),
                      a.id === `:` && (p(`:`), (this.else = m(0))),
                      this
                    );
                  }),
                  g(`?:`, e[`?:`], function (e) {
                    return (
                      (this.type = `condition`),
                      (this.condition = JSON.parse(JSON.stringify(e))),
                      (this.then = e),
                      (this.else = m(0)),
                      this
                    );
                  }),
                  v(`|`, function () {
                    return (
                      (this.type = `transform`),
                      (this.pattern = m(0)),
                      p(`|`),
                      (this.update = m(0)),
                      a.id === `,` && (p(`,`), (this.delete = m(0))),
                      p(`|`),
                      this
                    );
                  });
                var b = (e) => {
                    var t;
                    if (e.type === `function` && !e.predicate) {
                      var n = { type: `lambda`, thunk: !0, arguments: [], position: e.position };
                      (n.body = e), (t = n);
                    } else if (e.type === `condition`)
                      (e.then = b(e.then)), e.else !== void 0 && (e.else = b(e.else)), (t = e);
                    else if (e.type === `block`) {
                      var r = e.expressions.length;
                      r > 0 && (e.expressions[r - 1] = b(e.expressions[r - 1])), (t = e);
                    } else t = e;
                    return t;
                  },
                  x = 0,
                  S = 0,
                  ee = [],
                  te = (e, t) => {
                    switch (e.type) {
                      case `name`:
                      case `wildcard`:
                        t.level--,
                          t.level === 0 &&
                            (e.ancestor === void 0 || (ee[t.index].slot.label = e.ancestor.label),
                            (e.ancestor = t),
                            (e.tuple = !0));
                        break;
                      case `parent`:
                        t.level++;
                        break;
                      case `block`:
                        e.expressions.length > 0 &&
                          ((e.tuple = !0), (t = te(e.expressions[e.expressions.length - 1], t)));
                        break;
                      case `path`:
                        e.tuple = !0;
                        var n = e.steps.length - 1;
                        for (t = te(e.steps[n--], t); t.level > 0 && n >= 0; ) t = te(e.steps[n--], t);
                        break;
                      default:
                        throw { code: `S0217`, token: e.type, position: e.position };
                    }
                    return t;
                  },
                  C = (e, t) => {
                    if (t.seekingParent !== void 0 || t.type === `parent`) {
                      var n = t.seekingParent === void 0 ? [] : t.seekingParent;
                      t.type === `parent` && n.push(t.slot),
                        e.seekingParent === void 0
                          ? (e.seekingParent = n)
                          : Array.prototype.push.apply(e.seekingParent, n);
                    }
                  },
                  w = (e) => {
                    var t = e.steps.length - 1,
                      n = e.steps[t],
                      r = n.seekingParent === void 0 ? [] : n.seekingParent;
                    n.type === `parent` && r.push(n.slot);
                    for (var i = 0; i < r.length; i++) {
                      var a = r[i];
                      for (t = e.steps.length - 2; a.level > 0; ) {
                        if (t < 0) {
                          e.seekingParent === void 0 ? (e.seekingParent = [a]) : e.seekingParent.push(a);
                          break;
                        }
                        for (var o = e.steps[t--]; t >= 0 && o.focus && e.steps[t].focus; ) o = e.steps[t--];
                        a = te(o, a);
                      }
                    }
                  },
                  T = (e) => {
                    var t;
                    switch (e.type) {
                      case `binary`:
                        switch (e.value) {
                          case `.`:
                            var n = T(e.lhs);
                            (t = n.type === `path` ? n : { type: `path`, steps: [n] }),
                              n.type === `parent` && (t.seekingParent = [n.slot]);
                            var r = T(e.rhs);
                            r.type === `path`
                              ? Array.prototype.push.apply(t.steps, r.steps)
                              : (r.predicate !== void 0 && ((r.stages = r.predicate), delete r.predicate),
                                t.steps.push(r)),
                              t.steps
                                .filter((e) => {
                                  if (e.type === `number` || e.type === `value`)
                                    throw {
                                      code: `S0213`,
                                      stack: /* @__PURE__ */ Error().stack,
                                      position: e.position,
                                      value: e.value,
                                    };
                                  return e.type === `string`;
                                })
                                .forEach((e) => {
                                  e.type = `name`;
                                }),
                              t.steps.filter((e) => e.keepArray === !0).length > 0 && (t.keepSingletonArray = !0);
                            var a = t.steps[0];
                            a.type === `unary` && a.value === `[` && (a.consarray = !0);
                            var o = t.steps[t.steps.length - 1];
                            o.type === `unary` && o.value === `[` && (o.consarray = !0), w(t);
                            break;
                          case `[`:
                            t = T(e.lhs);
                            var s = t,
                              l = `predicate`;
                            if (
                              (t.type === `path` && ((s = t.steps[t.steps.length - 1]), (l = `stages`)),
                              s.group !== void 0)
                            )
                              throw { code: `S0209`, stack: /* @__PURE__ */ Error().stack, position: e.position };
                            s[l] === void 0 && (s[l] = []);
                            var u = T(e.rhs);
                            u.seekingParent !== void 0 &&
                              (u.seekingParent.forEach((e) => {
                                e.level === 1 ? te(s, e) : e.level--;
                              }),
                              C(s, u)),
                              s[l].push({ type: `filter`, expr: u, position: e.position });
                            break;
                          case `{`:
                            if (((t = T(e.lhs)), t.group !== void 0))
                              throw { code: `S0210`, stack: /* @__PURE__ */ Error().stack, position: e.position };
                            t.group = { lhs: e.rhs.map((e) => [T(e[0]), T(e[1])]), position: e.position };
                            break;
                          case `^`:
                            (t = T(e.lhs)), t.type !== `path` && (t = { type: `path`, steps: [t] });
                            var d = { type: `sort`, position: e.position };
                            (d.terms = e.rhs.map((e) => {
                              var t = T(e.expression);
                              return (C(d, t), { descending: e.descending, expression: t });
                            })),
                              t.steps.push(d),
                              w(t);
                            break;
                          case `:=`:
                            (t = { type: `bind`, value: e.value, position: e.position }),
                              (t.lhs = T(e.lhs)),
                              (t.rhs = T(e.rhs)),
                              C(t, t.rhs);
                            break;
                          case `@`:
                            if (
                              ((t = T(e.lhs)),
                              (s = t),
                              t.type === `path` && (s = t.steps[t.steps.length - 1]),
                              s.stages !== void 0 || s.predicate !== void 0)
                            )
                              throw { code: `S0215`, stack: /* @__PURE__ */ Error().stack, position: e.position };
                            if (s.type === `sort`)
                              throw { code: `S0216`, stack: /* @__PURE__ */ Error().stack, position: e.position };
                            e.keepArray && (s.keepArray = !0), (s.focus = e.rhs.value), (s.tuple = !0);
                            break;
                          case `#`:
                            (t = T(e.lhs)),
                              (s = t),
                              t.type === `path`
                                ? (s = t.steps[t.steps.length - 1])
                                : ((t = { type: `path`, steps: [t] }),
                                  s.predicate !== void 0 && ((s.stages = s.predicate), delete s.predicate)),
                              s.stages === void 0
                                ? (s.index = e.rhs.value)
                                : s.stages.push({ type: `index`, value: e.rhs.value, position: e.position }),
                              (s.tuple = !0);
                            break;
                          case `~>`:
                            (t = { type: `apply`, value: e.value, position: e.position }),
                              (t.lhs = T(e.lhs)),
                              (t.rhs = T(e.rhs)),
                              (t.keepArray = t.lhs.keepArray || t.rhs.keepArray);
                            break;
                          default:
                            (t = { type: e.type, value: e.value, position: e.position }),
                              (t.lhs = T(e.lhs)),
                              (t.rhs = T(e.rhs)),
                              C(t, t.lhs),
                              C(t, t.rhs);
                        }
                        break;
                      case `unary`:
                        (t = { type: e.type, value: e.value, position: e.position }),
                          e.value === `[`
                            ? (t.expressions = e.expressions.map((e) => {
                                var n = T(e);
                                return (C(t, n), n);
                              }))
                            : e.value === `{`
                              ? (t.lhs = e.lhs.map((e) => {
                                  var n = T(e[0]);
                                  C(t, n);
                                  var r = T(e[1]);
                                  return (C(t, r), [n, r]);
                                }))
                              : ((t.expression = T(e.expression)),
                                e.value === `-` && t.expression.type === `number`
                                  ? ((t = t.expression), (t.value = -t.value))
                                  : C(t, t.expression));
                        break;
                      case `function`:
                      case `partial`:
                        (t = { type: e.type, name: e.name, value: e.value, position: e.position }),
                          (t.arguments = e.arguments.map((e) => {
                            var n = T(e);
                            return (C(t, n), n);
                          })),
                          (t.procedure = T(e.procedure));
                        break;
                      case `lambda`:
                        t = { type: e.type, arguments: e.arguments, signature: e.signature, position: e.position };
                        var f = T(e.body);
                        t.body = b(f);
                        break;
                      case `condition`:
                        (t = { type: e.type, position: e.position }),
                          (t.condition = T(e.condition)),
                          C(t, t.condition),
                          (t.then = T(e.then)),
                          C(t, t.then),
                          e.else !== void 0 && ((t.else = T(e.else)), C(t, t.else));
                        break;
                      case `transform`:
                        (t = { type: e.type, position: e.position }),
                          (t.pattern = T(e.pattern)),
                          (t.update = T(e.update)),
                          e.delete !== void 0 && (t.delete = T(e.delete));
                        break;
                      case `block`:
                        (t = { type: e.type, position: e.position }),
                          (t.expressions = e.expressions.map((e) => {
                            var n = T(e);
                            return (
                              C(t, n),
                              (n.consarray || (n.type === `path` && n.steps[0].consarray)) && (t.consarray = !0),
                              n
                            );
                          }));
                        break;
                      case `name`:
                        (t = { type: `path`, steps: [e] }), e.keepArray && (t.keepSingletonArray = !0);
                        break;
                      case `parent`:
                        (t = { type: `parent`, slot: { label: `!` + x++, level: 1, index: S++ } }), ee.push(t);
                        break;
                      case `string`:
                      case `number`:
                      case `value`:
                      case `wildcard`:
                      case `descendant`:
                      case `variable`:
                      case `regex`:
                        t = e;
                        break;
                      case `operator`:
                        if (e.value === `and` || e.value === `or` || e.value === `in`) (e.type = `name`), (t = T(e));
                        else if (e.value === `?`) t = e;
                        else
                          throw {
                            code: `S0201`,
                            stack: /* @__PURE__ */ Error().stack,
                            position: e.position,
                            token: e.value,
                          };
                        break;
                      case `error`:
                        (t = e), e.lhs && (t = T(e.lhs));
                        break;
                      default:
                        var p = `S0206`;
                        /* istanbul ignore else */
                        e.id === `(end)` && (p = `S0207`);
                        var m = { code: p, position: e.position, token: e.value };
                        if (i) return (c.push(m), { type: `error`, error: m });
                        throw ((m.stack = /* @__PURE__ */ Error().stack), m);
                    }
                    return (e.keepArray && (t.keepArray = !0), t);
                  };
                (o = n(t)), p();
                var E = m(0);
                if (
                  (a.id !== `(end)` && f({ code: `S0201`, position: a.position, token: a.value }),
                  (E = T(E)),
                  E.type === `parent` || E.seekingParent !== void 0)
                )
                  throw { code: `S0217`, token: E.type, position: E.position };
                return (c.length > 0 && (E.errors = c), E);
              };
            })();
          },
          { './signature': 5 },
        ],
        5: [
          (e, t, n) => {
            var r = e('./utils');
            t.exports = (() => {
              var e = { a: `arrays`, b: `booleans`, f: `functions`, n: `numbers`, o: `objects`, s: `strings` };
              function t(t) {
                for (var n = 1, i = [], a = Object.create(null), o = a; n < t.length; ) {
                  var s = t.charAt(n);
                  if (s === `:`) break;
                  var c = () => {
                      i.push(a), (o = a), (a = Object.create(null));
                    },
                    l = (e, t, n, r) => {
                      for (var i = 1, a = t; a < e.length; )
                        if ((a++, (s = e.charAt(a)), s === r)) {
                          if ((i--, i === 0)) break;
                        } else s === n && i++;
                      return a;
                    };
                  switch (s) {
                    case `s`:
                    case `n`:
                    case `b`:
                    case `l`:
                    case `o`:
                      (a.regex = `[` + s + `m]`), (a.type = s), c();
                      break;
                    case `a`:
                      (a.regex = `[asnblfom]`), (a.type = s), (a.array = !0), c();
                      break;
                    case `f`:
                      (a.regex = `f`), (a.type = s), c();
                      break;
                    case `j`:
                      (a.regex = `[asnblom]`), (a.type = s), c();
                      break;
                    case `x`:
                      (a.regex = `[asnblfom]`), (a.type = s), c();
                      break;
                    case `-`:
                      (o.context = !0), (o.contextRegex = new RegExp(o.regex)), (o.regex += `?`);
                      break;
                    case `?`:
                    case `+`:
                      o.regex += s;
                      break;
                    case `(`:
                      var u = l(t, n, `(`, `)`),
                        d = t.substring(n + 1, u);
                      if (d.indexOf(`<`) === -1) a.regex = `[` + d + `m]`;
                      else throw { code: `S0402`, stack: /* @__PURE__ */ Error().stack, value: d, offset: n };
                      (a.type = `(` + d + `)`), (n = u), c();
                      break;
                    case `<`:
                      if (o.type === `a` || o.type === `f`) {
                        var f = l(t, n, `<`, `>`);
                        (o.subtype = t.substring(n + 1, f)), (n = f);
                      } else throw { code: `S0401`, stack: /* @__PURE__ */ Error().stack, value: o.type, offset: n };
                  }
                  n++;
                }
                var p = `^` + i.map((e) => `(` + e.regex + `)`).join(``) + `$`,
                  m = new RegExp(p),
                  h = (e) => {
                    var t;
                    if (r.isFunction(e)) t = `f`;
                    else
                      switch (typeof e) {
                        case `string`:
                          t = `s`;
                          break;
                        case `number`:
                          t = `n`;
                          break;
                        case `boolean`:
                          t = `b`;
                          break;
                        case `object`:
                          t = e === null ? `l` : Array.isArray(e) ? `a` : `o`;
                          break;
                        default:
                          t = `m`;
                      }
                    return t;
                  },
                  g = (e, t) => {
                    for (var n = `^`, r = 0, a = 0; a < i.length; a++) {
                      n += i[a].regex;
                      var o = t.match(n);
                      if (o === null)
                        throw { code: `T0410`, stack: /* @__PURE__ */ Error().stack, value: e[r], index: r + 1 };
                      r = o[0].length;
                    }
                    throw { code: `T0410`, stack: /* @__PURE__ */ Error().stack, value: e[r], index: r + 1 };
                  };
                return {
                  definition: t,
                  validate: (t, n) => {
                    var r = ``;
                    t.forEach((e) => {
                      r += h(e);
                    });
                    var a = m.exec(r);
                    if (a) {
                      var o = [],
                        s = 0;
                      return (
                        i.forEach((r, i) => {
                          var c = t[s],
                            l = a[i + 1];
                          if (l === ``) {
                            if (r.context && r.contextRegex) {
                              var u = h(n);
                              if (r.contextRegex.test(u)) o.push(n);
                              else
                                throw { code: `T0411`, stack: /* @__PURE__ */ Error().stack, value: n, index: s + 1 };
                            } else o.push(c), s++;
                          } else
                            l.split(``).forEach((n) => {
                              if (((c = t[s]), r.type === `a`)) {
                                if (n === `m`) c = void 0;
                                else {
                                  var i = !0;
                                  if (r.subtype !== void 0) {
                                    if (n !== `a` && l !== r.subtype) i = !1;
                                    else if (n === `a` && c.length > 0) {
                                      var a = h(c[0]);
                                      i = a === r.subtype.charAt(0) && c.filter((e) => h(e) !== a).length === 0;
                                    }
                                  }
                                  if (!i)
                                    throw {
                                      code: `T0412`,
                                      stack: /* @__PURE__ */ Error().stack,
                                      value: c,
                                      index: s + 1,
                                      type: e[r.subtype],
                                    };
                                  n !== `a` && (c = [c]);
                                }
                                o.push(c), s++;
                              } else o.push(c), s++;
                            });
                        }),
                        o
                      );
                    }
                    g(t, r);
                  },
                };
              }
              return t;
            })();
          },
          { './utils': 6 },
        ],
        6: [
          (e, t, n) => {
            t.exports = (() => {
              function e(e) {
                var t = !1;
                if (typeof e == `number` && ((t = !isNaN(e)), t && !isFinite(e)))
                  throw { code: `D1001`, value: e, stack: /* @__PURE__ */ Error().stack };
                return t;
              }
              function t(e) {
                var t = !1;
                return (Array.isArray(e) && (t = e.filter((e) => typeof e != `string`).length === 0), t);
              }
              function n(t) {
                var n = !1;
                return (Array.isArray(t) && (n = t.filter((t) => !e(t)).length === 0), n);
              }
              function r(e) {
                return e.sequence === !0 && Array.isArray(e);
              }
              function i(e) {
                return (e && (e._jsonata_function === !0 || e._jsonata_lambda === !0)) || typeof e == `function`;
              }
              function a(e) {
                return typeof e.arity == `number`
                  ? e.arity
                  : typeof e.implementation == `function`
                    ? e.implementation.length
                    : typeof e.length == `number`
                      ? e.length
                      : e.arguments.length;
              }
              function o(e) {
                return e && e._jsonata_lambda === !0;
              }
              // istanbul ignore next
              var s = (typeof Symbol == `function` ? Symbol : {}).iterator || `@@iterator`;
              function c(e) {
                return typeof e == `object` && !!e && s in e && `next` in e && typeof e.next == `function`;
              }
              function l(e, t) {
                if (e === t) return !0;
                if (typeof e == `object` && typeof t == `object` && e !== null && t !== null) {
                  if (Array.isArray(e) && Array.isArray(t)) {
                    if (e.length !== t.length) return !1;
                    for (var n = 0; n < e.length; n++) if (!l(e[n], t[n])) return !1;
                    return !0;
                  }
                  var r = Object.getOwnPropertyNames(e),
                    i = Object.getOwnPropertyNames(t);
                  if (r.length !== i.length) return !1;
                  for (r = r.sort(), i = i.sort(), n = 0; n < r.length; n++) if (r[n] !== i[n]) return !1;
                  for (n = 0; n < r.length; n++) {
                    var a = r[n];
                    if (!l(e[a], t[a])) return !1;
                  }
                  return !0;
                }
                return !1;
              }
              function u(e) {
                return typeof e == `object` && !!e && `then` in e && typeof e.then == `function`;
              }
              function d(e) {
                var t = [];
                for (const n of e) t.push(n);
                return t;
              }
              function f(e) {
                return typeof e == `object` && e ? Object.keys(e) : [];
              }
              return {
                isNumeric: e,
                isArrayOfStrings: t,
                isArrayOfNumbers: n,
                isSequence: r,
                isFunction: i,
                isLambda: o,
                isIterable: c,
                getFunctionArity: a,
                isDeepEqual: l,
                stringToArray: d,
                isPromise: u,
                keys: f,
              };
            })();
          },
          {},
        ],
      },
      {},
      [3],
    )(3),
  );
});
function Lt(e, t = `|`) {
  return e.map((e) => Zt(e)).join(t);
}
function Rt(e, t) {
  return typeof t == `bigint` ? t.toString() : t;
}
function zt(e) {
  return e == null;
}
function Bt(e) {
  const t = +!!e.startsWith(`^`),
    n = e.endsWith(`$`) ? e.length - 1 : e.length;
  return e.slice(t, n);
}
function Vt(e, t, n) {
  Object.defineProperty(e, t, { value: n, writable: !0, enumerable: !0, configurable: !0 });
}
function Ht(e) {
  const t = Object.getOwnPropertyDescriptor(e, `shape`);
  return t?.get ? t.get.raw : t?.value;
}
function Ut(...e) {
  const t = {};
  for (const n of e) {
    const e = Object.getOwnPropertyDescriptors(n);
    Object.assign(t, e);
  }
  return Object.defineProperties({}, t);
}
function Wt(e) {
  return e
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, ``)
    .replace(/[\s_-]+/g, `-`)
    .replace(/^-+|-+$/g, ``);
}
const Gt = `captureStackTrace` in Error ? Error.captureStackTrace : (...e) => {};
function Kt(e) {
  return typeof e == `object` && !!e && !Array.isArray(e);
}
function qt(e) {
  if (Kt(e) === !1) return !1;
  const t = e.constructor;
  if (t === void 0 || typeof t != `function`) return !0;
  const n = t.prototype;
  return Kt(n) !== !1 && Object.hasOwn(n, `isPrototypeOf`) !== !1;
}
function Jt(e) {
  return qt(e)
    ? { ...e }
    : Array.isArray(e)
      ? [...e]
      : e instanceof Map
        ? new Map(e)
        : e instanceof Set
          ? new Set(e)
          : e;
}
function Yt(e) {
  return e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`);
}
function Xt(e, t, n) {
  const r = new e._zod.constr(t ?? e._zod.def);
  return ((!t || n?.parent) && (r._zod.parent = e), r);
}
function P(e) {
  const t = e;
  if (!t) return {};
  if (typeof t == `string`) return { error: () => t };
  if (t?.message !== void 0) {
    if (t?.error !== void 0) throw Error('Cannot specify both `message` and `error` params');
    t.error = t.message;
  }
  return (delete t.message, typeof t.error == `string` ? { ...t, error: () => t.error } : t);
}
function Zt(e) {
  return typeof e == `bigint` ? e.toString() + `n` : typeof e == `string` ? `"${e}"` : `${e}`;
}
const Qt = {
    safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-34028234663852886e22, 34028234663852886e22],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
  },
  $t = {
    int64: [/* @__PURE__*/ BigInt(`-9223372036854775808`), /* @__PURE__*/ BigInt(`9223372036854775807`)],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt(`18446744073709551615`)],
  };
function en(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
  return !1;
}
function tn(e, t = 0) {
  if (e.aborted === !0) return !0;
  for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
  return !1;
}
function nn(e, t) {
  return t.map((t) => {
    var n;
    return ((n = t).path ?? (n.path = []), t.path.unshift(e), t);
  });
}
function rn(e) {
  return typeof e == `string` ? e : e?.message;
}
function an(e) {
  const t = [];
  for (const n of e ?? []) {
    const e = n._zod.def;
    if (!/_(length|size)$|_equals$/.test(e.check)) break;
    const r = e.maximum ?? e.length ?? e.size;
    r >= 0 && t.push([r, n]);
  }
  return t;
}
function on(e, t, n) {
  var r;
  for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function sn(e, t, n) {
  var r;
  const i = e.inst?._zod?.traits;
  i?.has(`$ZodType`) && (i.has(`$ZodCheck`) ? ((r = e).schema ?? (r.schema = e.inst)) : (e.schema = e.inst));
  const a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error,
    o = e.message
      ? e.message
      : (rn(e.inst?._zod.def?.error?.(e)) ??
        rn(a?.(e)) ??
        rn(t?.error?.(e)) ??
        rn(n.customError?.(e)) ??
        rn(n.localeError?.(e)) ??
        `Invalid input`),
    s = {};
  for (const t of Object.keys(e))
    t !== `inst` && t !== `schema` && t !== `continue` && t !== `input` && t !== `__proto__` && (s[t] = e[t]);
  return ((s.path ??= []), (s.message = o), t?.reportInput && (s.input = e.input), s);
}
const cn = /[\uD800-\uDBFF]/;
function ln(e) {
  const t = e.length;
  if (!cn.test(e)) return t;
  let n = t;
  for (let r = 0; r < t - 1; r++)
    (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
  return n;
}
function un(e) {
  return Array.isArray(e) ? `array` : typeof e == `string` ? `string` : `unknown`;
}
function dn(e) {
  const t = typeof e;
  switch (t) {
    case `number`:
      return Number.isNaN(e) ? `nan` : `number`;
    case `object`: {
      if (e === null) return `null`;
      if (Array.isArray(e)) return `array`;
      const t = e;
      if (t && Object.getPrototypeOf(t) !== Object.prototype && `constructor` in t && t.constructor)
        return t.constructor.name;
    }
  }
  return t;
}
function fn(...e) {
  const [t, n, r] = e;
  return typeof t == `string` ? { message: t, code: `custom`, input: n, inst: r } : { ...t };
}
function pn(e, t) {
  for (const n in t) {
    const r = Object.getOwnPropertyDescriptor(t, n);
    r.get ? Object.defineProperty(e, n, { ...r, enumerable: !1 }) : _n(e, n, r.value);
  }
}
function mn(e, t, n, r = !0) {
  return (Object.defineProperty(e, t, { configurable: !0, writable: !0, enumerable: r, value: n }), n);
}
function hn(e, t, n) {
  return mn(e, t, n, !1);
} /* @__NO_SIDE_EFFECTS__ */
function gn(e, t) {
  for (const n in e) {
    const r = e[n];
    Object.defineProperty(t, n, {
      configurable: !0,
      enumerable: !0,
      get() {
        return mn(this, n, r(this));
      },
      set(e) {
        mn(this, n, e);
      },
    });
  }
  return t;
}
function _n(e, t, n) {
  Object.defineProperty(e, t, {
    configurable: !0,
    get() {
      return this == null ? n : mn(this, t, n.bind(this));
    },
    set(e) {
      mn(this, t, e);
    },
  });
}
let vn,
  yn = !1;
const bn = {
  configurable: !0,
  get() {
    yn = !0;
  },
};
function F(e, t, n) {
  const r = Object.getPrototypeOf(e._zod);
  t in r && vn !== e._zod
    ? (vn = void 0)
    : ((vn = e._zod),
      Object.defineProperty(r, t, {
        configurable: !0,
        get() {
          Object.defineProperty(this, t, bn);
          const e = yn;
          yn = !1;
          try {
            const r = n(this);
            return (
              yn ? delete this[t] : Object.defineProperty(this, t, { configurable: !0, writable: !0, value: r }),
              (yn ||= e),
              r
            );
          } catch (n) {
            throw (delete this[t], (yn ||= e), n);
          }
        },
        set(e) {
          Object.defineProperty(this, t, { configurable: !0, writable: !0, value: e });
        },
      }));
}
function xn(e) {
  const t = () => e;
  return ((t[`~constantCatch`] = !0), t);
}
var Sn;
const Cn = /*@__PURE__*/ Object.freeze({ status: `aborted` }),
  wn = { value: void 0, enumerable: !1 };
let Tn = `captureStackTrace` in Error ? Error : null;
function En(e) {
  const t = Tn;
  if (t) {
    const n = t.stackTraceLimit;
    if (typeof n == `number`) {
      try {
        t.stackTraceLimit = 0;
      } catch {
        return ((Tn = null), new e());
      }
      try {
        return new e();
      } finally {
        t.stackTraceLimit = n;
      }
    }
  }
  return new e();
} /* @__NO_SIDE_EFFECTS__ */
function I(e, t, n, r) {
  const i = {};
  function a(e) {
    (this.def = e), (this.constr = d), (this.traits = /* @__PURE__ */ new Set());
  }
  a.prototype = i;
  const o = n,
    s = o && /* @__PURE__ */ new WeakSet();
  function c(n, r) {
    if (!n._zod) {
      wn.value = new a(r);
      try {
        Object.defineProperty(n, '_zod', wn);
      } finally {
        wn.value = void 0;
      }
    } else if (n._zod.traits.has(e)) return;
    if ((n._zod.traits.add(e), t(n, r), s)) {
      let e = Object.getPrototypeOf(n),
        t = n._zod.constr.prototype,
        r = e;
      for (; r && r !== t; ) r = Object.getPrototypeOf(r);
      const i = r ?? e;
      s.has(i) || (s.add(i), pn(i, o));
    }
    const i = d.prototype;
    for (const e in i) Object.hasOwn(i, e) && (e in n || (n[e] = i[e].bind(n)));
  }
  const l = r?.Parent ?? Object;
  class u extends l {}
  Object.defineProperty(u, 'name', { value: e });
  function d(e) {
    const t = r?.Parent ? En(u) : this;
    c(t, e);
    const n = t._zod.deferred;
    if (n) {
      for (const e of n) e();
      t._zod.deferred = void 0;
    }
    const i = globalThis.__zod_globalConfig?.postProcessor;
    return (i && i(t), t);
  }
  return (
    Object.defineProperty(d, 'init', { value: c }),
    Object.defineProperty(d, Symbol.hasInstance, {
      value: (t) => (r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e)),
    }),
    Object.defineProperty(d, 'name', { value: e }),
    d
  );
}
var Dn = class extends Error {
    constructor() {
      super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
  },
  On = class extends Error {
    constructor(e) {
      super(`Encountered unidirectional transform during encode: ${e}`), (this.name = `ZodEncodeError`);
    }
  };
(Sn = globalThis).__zod_globalConfig ?? (Sn.__zod_globalConfig = {});
const kn = globalThis.__zod_globalConfig;
function An(e) {
  return (e && Object.assign(kn, e), kn);
}
function jn() {
  const e = this._zod;
  return ((e.message ??= JSON.stringify(e.def, Rt, 2)), e.message);
}
function Mn(e) {
  this._zod.message = e;
}
const Nn = { get: jn, set: Mn, enumerable: !0, configurable: !0 },
  Pn = { value: void 0, enumerable: !1 },
  Fn = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]),
  In = /* @__PURE__ */ I(`$ZodError`, (e, t) => {
    (e.name = `$ZodError`),
      (Pn.value = t),
      Object.defineProperty(e, 'issues', Pn),
      (Pn.value = void 0),
      Object.defineProperty(e, 'message', Nn);
    const n = Object.getPrototypeOf(e);
    Fn.has(n) ||
      (Fn.add(n),
      Object.defineProperty(n, 'toString', {
        configurable: !0,
        enumerable: !1,
        get() {
          const e = () => this.message;
          return (Object.defineProperty(this, 'toString', { value: e, configurable: !0, writable: !0 }), e);
        },
        set(e) {
          Object.defineProperty(this, 'toString', { value: e, configurable: !0, writable: !0 });
        },
      }));
  });
function Ln(e, t, n) {
  return (
    Object.hasOwn(e, t) ||
      (t === `__proto__`
        ? Object.defineProperty(e, t, { value: n(), writable: !0, enumerable: !0, configurable: !0 })
        : (e[t] = n())),
    e[t]
  );
}
function Rn(e, t = (e) => e.message) {
  const n = {},
    r = [];
  for (const i of e.issues) i.path.length > 0 ? Ln(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
  return { formErrors: r, fieldErrors: n };
}
function zn(e, t = (e) => e.message) {
  const n = { _errors: [] },
    r = (e, i = []) => {
      for (const a of e.issues)
        if (a.code === `invalid_union` && a.errors.length) a.errors.map((e) => r({ issues: e }, [...i, ...a.path]));
        else if (a.code === `invalid_key`) r({ issues: a.issues }, [...i, ...a.path]);
        else if (a.code === `invalid_element`) r({ issues: a.issues }, [...i, ...a.path]);
        else {
          const e = [...i, ...a.path];
          if (e.length === 0) n._errors.push(t(a));
          else {
            let r = n,
              i = 0;
            for (; i < e.length; ) {
              const n = e[i],
                o = i === e.length - 1;
              if (n === `_errors`) {
                o && r._errors.push(t(a)), i++;
                continue;
              }
              Object.hasOwn(r, n) ||
                Object.defineProperty(r, n, { value: { _errors: [] }, enumerable: !0, writable: !0, configurable: !0 });
              const s = r[n];
              o && s._errors.push(t(a)), (r = s), i++;
            }
          }
        }
    };
  return (r(e), n);
}
function Bn(e, t) {
  return { callee: t?.callee ?? e, Err: t?.Err };
}
const Vn = (e) => {
    const t = (n, r, i, a) => {
      const o = i ? { ...i, async: !1 } : { async: !1 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if (s instanceof Promise) throw new Dn();
      if (s.issues.length) {
        const n = new (a?.Err ?? e)(s.issues.map((e) => sn(e, o, An())));
        throw (Gt(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  Hn = (e) => {
    const t = async (n, r, i, a) => {
      let o = i ? { ...i, async: !0 } : { async: !0 },
        s = n._zod.run({ value: r, issues: [] }, o);
      if ((s instanceof Promise && (s = await s), s.issues.length)) {
        const n = new (a?.Err ?? e)(s.issues.map((e) => sn(e, o, An())));
        throw (Gt(n, a?.callee ?? t), n);
      }
      return s.value;
    };
    return t;
  },
  Un = (e) => (t, n, r) => {
    const i = r ? { ...r, async: !1 } : { async: !1 },
      a = t._zod.run({ value: n, issues: [] }, i);
    if (a instanceof Promise) throw new Dn();
    return a.issues.length ? Wn(e, a.issues, i) : { success: !0, data: a.value };
  };
function Wn(e, t, n) {
  let r;
  return {
    success: !1,
    get error() {
      return (r || ((r = new e(t.map((e) => sn(e, n, An())))), (t = void 0), (n = void 0)), r);
    },
    set error(e) {
      (r = e), (t = void 0), (n = void 0);
    },
  };
}
const Gn = (e) => async (t, n, r) => {
    let i = r ? { ...r, async: !0 } : { async: !0 },
      a = t._zod.run({ value: n, issues: [] }, i);
    return (
      a instanceof Promise && (a = await a), a.issues.length ? Wn(e, a.issues, i) : { success: !0, data: a.value }
    );
  },
  Kn = /* @__PURE__ */ Symbol.for(`zod.compile.invalid`),
  qn = /* @__PURE__ */ Symbol.for(`zod.compile.fallback`),
  Jn = (e, t, n) => {
    const r = e._zod.bag.validator;
    if (r !== void 0) {
      if (r(t) !== Kn) return !0;
      if (r.definite === !0 && n === void 0) return !1;
    }
    return Yn(e, t, n);
  };
function Yn(e, t, n) {
  let r = n ? { ...n, async: !1, abortEarly: !0 } : { async: !1, abortEarly: !0 },
    i = e._zod.bag.fallbackRun,
    a;
  if (
    (i ? ((r[qn] = !0), (a = i({ value: t, issues: [] }, r))) : (a = e._zod.run({ value: t, issues: [] }, r)),
    a instanceof Promise)
  )
    throw new Dn();
  return a.issues.length === 0;
}
const Xn = async (e, t, n) => {
    let r = n ? { ...n, async: !0, abortEarly: !0 } : { async: !0, abortEarly: !0 },
      i = e._zod.run({ value: t, issues: [] }, r);
    return (i instanceof Promise && (i = await i), i.issues.length === 0);
  },
  Zn = (e) => {
    const t = Vn(e),
      n = (e, r, i, a) => {
        const o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return t(e, r, o, Bn(n, a));
      };
    return n;
  },
  Qn = (e) => {
    const t = Vn(e),
      n = (e, r, i, a) => t(e, r, i, Bn(n, a));
    return n;
  },
  $n = (e) => {
    const t = Hn(e),
      n = async (e, r, i, a) => {
        const o = i ? { ...i, direction: `backward` } : { direction: `backward` };
        return await t(e, r, o, Bn(n, a));
      };
    return n;
  },
  er = (e) => {
    const t = Hn(e),
      n = async (e, r, i, a) => await t(e, r, i, Bn(n, a));
    return n;
  },
  tr = (e) => (t, n, r) => {
    const i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return Un(e)(t, n, i);
  },
  nr = (e) => (t, n, r) => Un(e)(t, n, r),
  rr = (e) => async (t, n, r) => {
    const i = r ? { ...r, direction: `backward` } : { direction: `backward` };
    return Gn(e)(t, n, i);
  },
  ir = (e) => async (t, n, r) => Gn(e)(t, n, r),
  ar = /^[cC][0-9a-z]{6,}$/,
  or = /^[0-9a-z]+$/,
  sr = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,
  cr = /^[0-9a-vA-V]{20}$/,
  lr = /^[A-Za-z0-9]{27}$/,
  ur = /^[a-zA-Z0-9_-]{21}$/;
function dr(e) {
  return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const fr = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/,
  pr = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,
  mr = (e) =>
    e
      ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`)
      : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/,
  hr = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
function gr() {
  return /^(?=[\s\S]*[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3])[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;
}
const _r =
    /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
  vr =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/,
  yr =
    /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
  br =
    /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
  xr = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/,
  Sr = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/,
  Cr = /^https?$/,
  wr = /^\+[1-9]\d{6,14}$/,
  Tr = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function Er(e) {
  return RegExp(`^${e}$`);
}
const Dr = /*@__PURE__*/ Er(Tr);
function Or(e) {
  const t = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
  return typeof e.precision == `number`
    ? e.precision === -1
      ? `${t}`
      : e.precision === 0
        ? `${t}:[0-5]\\d`
        : `${t}:[0-5]\\d\\.\\d{${e.precision}}`
    : e.seconds
      ? `${t}:[0-5]\\d(?:\\.\\d+)?`
      : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function kr(e) {
  return RegExp(`^${Or(e)}$`);
}
function Ar(e) {
  const t = [`Z`];
  e.offset && t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  const n = `${Or({ precision: e.precision, seconds: !0 })}(?:${t.join(`|`)})`,
    r = e.local ? `${n}|${Or({ precision: e.precision })}` : n;
  return RegExp(`^${Tr}T(?:${r})$`);
}
const jr = /^[\s\S]{0,}$/,
  Mr = /^[^A-Z]*$/,
  Nr = /^[^a-z]*$/,
  Pr = /*@__PURE__*/ I(`$ZodCheck`, (e, t) => {
    var n;
    (e._zod ??= {}), (e._zod.def = t), (n = e._zod).onattach ?? (n.onattach = []);
  }),
  Fr = (e) => {
    const t = e.value;
    return !zt(t) && t.length !== void 0;
  },
  Ir = /*@__PURE__*/ I(`$ZodCheckMaxLength`, (e, t) => {
    var n;
    Pr.init(e, t),
      (n = e._zod.def).when ?? (n.when = Fr),
      (e._zod.check = (n) => {
        const r = n.value,
          i = r.length;
        if ((typeof r == `string` && i > t.maximum ? ln(r) : i) <= t.maximum) return;
        const a = un(r);
        n.issues.push({
          origin: a,
          code: `too_big`,
          maximum: t.maximum,
          inclusive: !0,
          input: r,
          inst: e,
          continue: !t.abort,
        });
      });
  }),
  Lr = /*@__PURE__*/ I(`$ZodCheckMinLength`, (e, t) => {
    var n;
    Pr.init(e, t),
      (n = e._zod.def).when ?? (n.when = Fr),
      (e._zod.check = (n) => {
        const r = n.value,
          i = r.length;
        if ((typeof r == `string` && i >= t.minimum && i < t.minimum * 2 ? ln(r) : i) >= t.minimum) return;
        const a = un(r);
        n.issues.push({
          origin: a,
          code: `too_small`,
          minimum: t.minimum,
          inclusive: !0,
          input: r,
          inst: e,
          continue: !t.abort,
        });
      });
  }),
  Rr = /*@__PURE__*/ I(`$ZodCheckLengthEquals`, (e, t) => {
    var n;
    Pr.init(e, t),
      (n = e._zod.def).when ?? (n.when = Fr),
      (e._zod.check = (n) => {
        const r = n.value,
          i = r.length,
          a = typeof r == `string` && i >= t.length && i <= t.length * 2 ? ln(r) : i;
        if (a === t.length) return;
        const o = un(r),
          s = a > t.length;
        n.issues.push({
          origin: o,
          ...(s ? { code: `too_big`, maximum: t.length } : { code: `too_small`, minimum: t.length }),
          inclusive: !0,
          exact: !0,
          input: n.value,
          inst: e,
          continue: !t.abort,
        });
      });
  }),
  zr = /*@__PURE__*/ I(`$ZodCheckStringFormat`, (e, t) => {
    var n, r;
    Pr.init(e, t),
      t.pattern
        ? ((n = e._zod).check ??
          (n.check = (n) => {
            (t.pattern.lastIndex = 0),
              t.pattern.test(n.value) ||
                n.issues.push({
                  origin: `string`,
                  code: `invalid_format`,
                  format: t.format,
                  input: n.value,
                  ...(t.pattern ? { pattern: t.pattern.toString() } : {}),
                  inst: e,
                  continue: !t.abort,
                });
          }))
        : ((r = e._zod).check ?? (r.check = () => {}));
  }),
  Br = /*@__PURE__*/ I(`$ZodCheckRegex`, (e, t) => {
    zr.init(e, t),
      (e._zod.check = (n) => {
        (t.pattern.lastIndex = 0),
          t.pattern.test(n.value) ||
            n.issues.push({
              origin: `string`,
              code: `invalid_format`,
              format: `regex`,
              input: n.value,
              pattern: t.pattern.toString(),
              inst: e,
              continue: !t.abort,
            });
      });
  }),
  Vr = /*@__PURE__*/ I(`$ZodCheckLowerCase`, (e, t) => {
    (t.pattern ??= Mr), zr.init(e, t);
  }),
  Hr = /*@__PURE__*/ I(`$ZodCheckUpperCase`, (e, t) => {
    (t.pattern ??= Nr), zr.init(e, t);
  }),
  Ur = /*@__PURE__*/ I(`$ZodCheckIncludes`, (e, t) => {
    Pr.init(e, t);
    const n = Yt(t.includes);
    (t.pattern = new RegExp(typeof t.position == `number` ? `^.{${t.position},}${n}` : n)),
      (e._zod.check = (n) => {
        n.value.includes(t.includes, t.position) ||
          n.issues.push({
            origin: `string`,
            code: `invalid_format`,
            format: `includes`,
            includes: t.includes,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      });
  }),
  Wr = /*@__PURE__*/ I(`$ZodCheckStartsWith`, (e, t) => {
    Pr.init(e, t);
    const n = RegExp(`^${Yt(t.prefix)}.*`);
    (t.pattern ??= n),
      (e._zod.check = (n) => {
        n.value.startsWith(t.prefix) ||
          n.issues.push({
            origin: `string`,
            code: `invalid_format`,
            format: `starts_with`,
            prefix: t.prefix,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      });
  }),
  Gr = /*@__PURE__*/ I(`$ZodCheckEndsWith`, (e, t) => {
    Pr.init(e, t);
    const n = RegExp(`.*${Yt(t.suffix)}$`);
    (t.pattern ??= n),
      (e._zod.check = (n) => {
        n.value.endsWith(t.suffix) ||
          n.issues.push({
            origin: `string`,
            code: `invalid_format`,
            format: `ends_with`,
            suffix: t.suffix,
            input: n.value,
            inst: e,
            continue: !t.abort,
          });
      });
  }),
  Kr = /*@__PURE__*/ I(`$ZodCheckOverwrite`, (e, t) => {
    Pr.init(e, t),
      (e._zod.check = (e) => {
        e.value = t.tx(e.value);
      });
  }),
  qr = { major: 4, minor: 6, patch: 7 },
  Jr = /*@__PURE__*/ I(
    `$ZodType`,
    (e, t) => {
      var n;
      (e ??= {}), (e._zod.def = t), (e._zod.bag = e._zod.bag || {}), (e._zod.version = qr);
      const r = e._zod.def.checks,
        i = e._zod.traits.has(`$ZodCheck`) ? [e, ...(r ?? [])] : r?.length ? [...r] : [];
      for (const t of i) for (const n of t._zod.onattach) n(e);
      if (i.length === 0)
        (n = e._zod).deferred ?? (n.deferred = []),
          e._zod.deferred?.push(() => {
            e._zod.run = e._zod.parse;
          });
      else {
        const t = (t, n, r) => {
            if (t.memo) return t;
            let i = en(t),
              a;
            for (const o of n) {
              if (o._zod.def.when) {
                if (tn(t) || !o._zod.def.when(t)) continue;
              } else if (i) continue;
              const n = t.issues.length,
                s = o._zod.check(t);
              if (s instanceof Promise && r?.async === !1) throw new Dn();
              if (a || s instanceof Promise)
                a = (a ?? Promise.resolve()).then(async () => {
                  await s, t.issues.length !== n && (on(t.issues, n, e), (i ||= en(t, n)));
                });
              else {
                if (t.issues.length === n) continue;
                on(t.issues, n, e), (i ||= en(t, n));
              }
            }
            return a ? a.then(() => t) : t;
          },
          n = (n, r, a) => {
            if (en(n)) return ((n.aborted = !0), n);
            const o = t(r, i, a);
            if (o instanceof Promise) {
              if (a.async === !1) throw new Dn();
              return o.then((t) => e._zod.parse(t, a));
            }
            return e._zod.parse(o, a);
          };
        e._zod.run = (r, a) => {
          if (a.skipChecks) return e._zod.parse(r, a);
          if (a.direction === `backward`) {
            const t = e._zod.parse({ value: r.value, issues: [] }, { ...a, skipChecks: !0 });
            return t instanceof Promise ? t.then((e) => n(e, r, a)) : n(t, r, a);
          }
          const o = e._zod.parse(r, a);
          if (o instanceof Promise) {
            if (a.async === !1) throw new Dn();
            return o.then((e) => t(e, i, a));
          }
          return t(o, i, a);
        };
      }
    },
    {
      get '~standard'() {
        return hn(this, `~standard`, Zr(this));
      },
      set '~standard'(e) {
        mn(this, `~standard`, e);
      },
    },
  ),
  Yr = (e, t) => (e.issues.length ? { issues: e.issues.map((e) => sn(e, t, An())) } : { value: e.value });
async function Xr(e, t) {
  const n = { async: !0 };
  return Yr(await e._zod.run({ value: t, issues: [] }, n), n);
}
function Zr(e) {
  return {
    validate: (t) => {
      const n = { async: !1 };
      try {
        const r = e._zod.run({ value: t, issues: [] }, n);
        if (!(r instanceof Promise)) return Yr(r, n);
      } catch {}
      return Xr(e, t);
    },
    vendor: `zod`,
    version: 1,
  };
}
const Qr = /*@__PURE__*/ I(`$ZodString`, (e, t) => {
    Jr.init(e, t),
      (e._zod.pattern = t.pattern ?? jr),
      (e._zod.parse = (n, r) => {
        if (t.coerce)
          try {
            n.value = String(n.value);
          } catch {}
        return (
          typeof n.value == `string` ||
            n.issues.push({ expected: `string`, code: `invalid_type`, input: n.value, inst: e }),
          n
        );
      });
  }),
  L = /*@__PURE__*/ I(`$ZodStringFormat`, (e, t) => {
    zr.init(e, t), Qr.init(e, t);
  }),
  $r = /*@__PURE__*/ I(`$ZodGUID`, (e, t) => {
    (t.pattern ??= pr), L.init(e, t);
  }),
  ei = /*@__PURE__*/ I(`$ZodUUID`, (e, t) => {
    if (t.version) {
      const e = { v1: 1, v2: 2, v3: 3, v4: 4, v5: 5, v6: 6, v7: 7, v8: 8 }[t.version];
      if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
      t.pattern ??= mr(e);
    } else t.pattern ??= mr();
    L.init(e, t);
  }),
  ti = /*@__PURE__*/ I(`$ZodEmail`, (e, t) => {
    (t.pattern ??= hr), L.init(e, t);
  });
function ni(e) {
  try {
    return typeof URL < `u` && typeof URL.canParse == `function` ? URL.canParse(e) : (new URL(e), !0);
  } catch {
    return !1;
  }
}
function ri(e, t) {
  return !(`normalize` in t) && !(`hostname` in t) && !(`protocol` in t) ? ni(e) || 2 : ii(e, t);
}
function ii(e, t) {
  if (!t.normalize && t.protocol?.source === Cr.source && !/^https?:\/\//i.test(e)) return 1;
  try {
    if (typeof URL < `u`) {
      const t = URL;
      if (typeof t.parse == `function`) return t.parse(e) ?? 2;
    }
    return new URL(e);
  } catch {
    return 2;
  }
}
const ai = /[\t\n\r]/g;
function oi(e) {
  return e.replace(ai, ``);
}
function si(e, t) {
  return ((t.lastIndex = 0), t.test(e.hostname));
}
function ci(e, t) {
  return ((t.lastIndex = 0), t.test(e.protocol.endsWith(`:`) ? e.protocol.slice(0, -1) : e.protocol));
}
const li = /*@__PURE__*/ I(`$ZodURL`, (e, t) => {
    L.init(e, t),
      (e._zod.check = (n) => {
        try {
          const r = n.value.trim(),
            i = ri(r, t);
          if (i === 1) {
            n.issues.push({
              code: `invalid_format`,
              format: `url`,
              note: `Invalid URL format`,
              input: n.value,
              inst: e,
              continue: !t.abort,
            });
            return;
          }
          if (i === 2) {
            n.issues.push({ code: `invalid_format`, format: `url`, input: n.value, inst: e, continue: !t.abort });
            return;
          }
          if (i === !0) {
            n.value = oi(r);
            return;
          }
          t.hostname &&
            !si(i, t.hostname) &&
            n.issues.push({
              code: `invalid_format`,
              format: `url`,
              note: `Invalid hostname`,
              pattern: t.hostname.source,
              input: n.value,
              inst: e,
              continue: !t.abort,
            }),
            t.protocol &&
              !ci(i, t.protocol) &&
              n.issues.push({
                code: `invalid_format`,
                format: `url`,
                note: `Invalid protocol`,
                pattern: t.protocol.source,
                input: n.value,
                inst: e,
                continue: !t.abort,
              }),
            (n.value = t.normalize ? i.href : oi(r));
          return;
        } catch {
          n.issues.push({ code: `invalid_format`, format: `url`, input: n.value, inst: e, continue: !t.abort });
        }
      });
  }),
  ui = /*@__PURE__*/ I(`$ZodEmoji`, (e, t) => {
    (t.pattern ??= gr()), L.init(e, t);
  }),
  di = /*@__PURE__*/ I(`$ZodNanoID`, (e, t) => {
    if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1))
      throw Error(`Invalid nanoid length: ${t.length}`);
    (t.pattern ??= t.length === void 0 ? ur : dr(t.length)), L.init(e, t);
  }),
  fi = /*@__PURE__*/ I(`$ZodCUID`, (e, t) => {
    (t.pattern ??= ar), L.init(e, t);
  }),
  pi = /*@__PURE__*/ I(`$ZodCUID2`, (e, t) => {
    (t.pattern ??= or), L.init(e, t);
  }),
  mi = /*@__PURE__*/ I(`$ZodULID`, (e, t) => {
    (t.pattern ??= sr), L.init(e, t);
  }),
  hi = /*@__PURE__*/ I(`$ZodXID`, (e, t) => {
    (t.pattern ??= cr), L.init(e, t);
  }),
  gi = /*@__PURE__*/ I(`$ZodKSUID`, (e, t) => {
    (t.pattern ??= lr), L.init(e, t);
  }),
  _i = /*@__PURE__*/ I(`$ZodISODateTime`, (e, t) => {
    (t.pattern ??= Ar(t)), L.init(e, t);
  }),
  vi = /*@__PURE__*/ I(`$ZodISODate`, (e, t) => {
    (t.pattern ??= Dr), L.init(e, t);
  }),
  yi = /*@__PURE__*/ I(`$ZodISOTime`, (e, t) => {
    (t.pattern ??= kr(t)), L.init(e, t);
  }),
  bi = /*@__PURE__*/ I(`$ZodISODuration`, (e, t) => {
    (t.pattern ??= fr), L.init(e, t);
  }),
  xi = /*@__PURE__*/ I(`$ZodIPv4`, (e, t) => {
    (t.pattern ??= _r), L.init(e, t);
  }),
  Si = /^[0-9a-fA-F:.]+$/;
function Ci(e) {
  return Si.test(e) ? ni(`http://[${e}]`) : !1;
}
const wi = /*@__PURE__*/ I(`$ZodIPv6`, (e, t) => {
    (t.pattern ??= vr),
      L.init(e, t),
      (e._zod.check = (n) => {
        Ci(n.value) ||
          n.issues.push({ code: `invalid_format`, format: `ipv6`, input: n.value, inst: e, continue: !t.abort });
      });
  }),
  Ti = /*@__PURE__*/ I(`$ZodCIDRv4`, (e, t) => {
    (t.pattern ??= yr), L.init(e, t);
  });
function Ei(e) {
  const t = e.split(`/`);
  if (t.length !== 2) return !1;
  const [n, r] = t;
  if (!r) return !1;
  const i = Number(r);
  return `${i}` !== r || i < 0 || i > 128 ? !1 : Ci(n);
}
const Di = /*@__PURE__*/ I(`$ZodCIDRv6`, (e, t) => {
  (t.pattern ??= br),
    L.init(e, t),
    (e._zod.check = (n) => {
      Ei(n.value) ||
        n.issues.push({ code: `invalid_format`, format: `cidrv6`, input: n.value, inst: e, continue: !t.abort });
    });
});
function Oi(e) {
  if (e === ``) return !0;
  if (/\s/.test(e) || e.length % 4 != 0) return !1;
  try {
    return (atob(e), !0);
  } catch {
    return !1;
  }
}
const ki = /^[0-9a-zA-Z+/]*={0,2}$/,
  Ai = /*@__PURE__*/ I(`$ZodBase64`, (e, t) => {
    (t.pattern ??= ki),
      L.init(e, t),
      (e._zod.check = (n) => {
        Oi(n.value) ||
          n.issues.push({ code: `invalid_format`, format: `base64`, input: n.value, inst: e, continue: !t.abort });
      });
  }),
  ji = /^[A-Za-z0-9_-]*$/;
function Mi(e) {
  if (!ji.test(e)) return !1;
  const t = e.replace(/[-_]/g, (e) => (e === `-` ? `+` : `/`));
  return Oi(t.padEnd(Math.ceil(t.length / 4) * 4, `=`));
}
const Ni = /*@__PURE__*/ I(`$ZodBase64URL`, (e, t) => {
    (t.pattern ??= ji),
      L.init(e, t),
      (e._zod.check = (n) => {
        Mi(n.value) ||
          n.issues.push({ code: `invalid_format`, format: `base64url`, input: n.value, inst: e, continue: !t.abort });
      });
  }),
  Pi = /*@__PURE__*/ I(`$ZodE164`, (e, t) => {
    (t.pattern ??= wr), L.init(e, t);
  });
function Fi(e, t = null) {
  try {
    const n = e.split(`.`);
    if (n.length !== 3) return !1;
    const [r] = n;
    if (!r) return !1;
    const i = JSON.parse(atob(r));
    return !((`typ` in i && i?.typ !== `JWT`) || !i.alg || (t && (!(`alg` in i) || i.alg !== t)));
  } catch {
    return !1;
  }
}
const Ii = /*@__PURE__*/ I(`$ZodJWT`, (e, t) => {
  L.init(e, t),
    (e._zod.check = (n) => {
      Fi(n.value, t.alg) ||
        n.issues.push({ code: `invalid_format`, format: `jwt`, input: n.value, inst: e, continue: !t.abort });
    });
});
function Li(e, t) {
  const n = an(e._zod.def.checks);
  if (!n.length) return;
  const r = Math.min(...n.map((e) => e[0])),
    i = e._zod.parse;
  e._zod.parse = (n, a) => {
    const o = t(n.value);
    if (o > r && !a?.skipChecks && a?.direction !== `backward`) {
      for (const [t, r] of an(e._zod.def.checks))
        if (o > t && r._zod.def.when(n)) {
          const t = n.issues.length;
          return (r._zod.check(n), (n.issues[t].continue = !1), on(n.issues, t, e), n);
        }
    }
    return i(n, a);
  };
}
const Ri = (e) => (Array.isArray(e) ? e.length : -1);
function zi(e, t, n) {
  e.issues.length && t.issues.push(...nn(n, e.issues)), (t.value[n] = e.value);
}
const Bi = /*@__PURE__*/ I(`$ZodArray`, (e, t) => {
  Jr.init(e, t);
  const n = kn.memoizer;
  n?.attach(e),
    (e._zod.parse = (r, i) => {
      const a = r.value;
      if (!Array.isArray(a)) return (r.issues.push({ expected: `array`, code: `invalid_type`, input: a, inst: e }), r);
      r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
      const o = [],
        s = i?.abortEarly;
      for (let e = 0; e < a.length; e++) {
        const n = a[e],
          c = t.element._zod.run({ value: n, issues: [] }, i);
        if (c instanceof Promise) o.push(c.then((t) => zi(t, r, e)));
        else if ((zi(c, r, e), s && c.issues.length !== 0 && en(c))) break;
      }
      return o.length ? Promise.all(o).then(() => r) : r;
    }),
    Li(e, Ri);
});
function Vi(e, t, n, r) {
  for (const n of e) if (n.issues.length === 0) return ((t.value = n.value), t);
  const i = e.filter((e) => !en(e));
  return i.length === 1
    ? ((t.value = i[0].value), i[0])
    : (t.issues.push({
        code: `invalid_union`,
        input: t.value,
        inst: n,
        errors: e.map((e) => e.issues.map((e) => sn(e, r, An()))),
      }),
      t);
}
const Hi = /*@__PURE__*/ I(`$ZodUnion`, (e, t) => {
    Jr.init(e, t),
      F(e, `optin`, (e) =>
        e.def.options.some((e) => e._zod.optin === `defaulted`)
          ? `defaulted`
          : e.def.options.some((e) => e._zod.optin !== void 0)
            ? `optional`
            : void 0,
      ),
      F(e, `optout`, (e) => (e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0)),
      F(e, `values`, (e) => {
        if (e.def.options.every((e) => e._zod.values))
          return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
      }),
      F(e, `pattern`, (e) => {
        if (e.def.options.every((e) => e._zod.pattern)) {
          const t = e.def.options.map((e) => e._zod.pattern);
          return RegExp(`^(${t.map((e) => Bt(e.source)).join(`|`)})$`);
        }
      });
    const n = t.options.length === 1 ? t.options[0]._zod.run : null;
    e._zod.parse = (r, i) => {
      if (n) return n(r, i);
      let a = !1,
        o = [];
      for (const e of t.options) {
        const t = e._zod.run({ value: r.value, issues: [] }, i);
        if (t instanceof Promise) o.push(t), (a = !0);
        else {
          if (t.issues.length === 0) return t;
          o.push(t);
        }
      }
      return a ? Promise.all(o).then((t) => Vi(t, r, e, i)) : Vi(o, r, e, i);
    };
  }),
  Ui = /*@__PURE__*/ I(`$ZodIntersection`, (e, t) => {
    Jr.init(e, t),
      (e._zod.parse = (e, n) => {
        const r = e.value,
          i = t.left._zod.run({ value: r, issues: [] }, n),
          a = t.right._zod.run({ value: r, issues: [] }, n);
        return i instanceof Promise || a instanceof Promise
          ? Promise.all([i, a]).then(([t, n]) => Gi(e, t, n))
          : Gi(e, i, a);
      });
  });
function Wi(e, t) {
  if (e === t || (e instanceof Date && t instanceof Date && +e == +t)) return { valid: !0, data: e };
  if (qt(e) && qt(t)) {
    const n = Object.keys(t),
      r = Object.keys(e).filter((e) => n.indexOf(e) !== -1),
      i = { ...e, ...t };
    Object.hasOwn(i, `__proto__`) && delete i.__proto__;
    for (const n of r) {
      if (n === `__proto__`) continue;
      const r = Wi(e[n], t[n]);
      if (!r.valid) return { valid: !1, mergeErrorPath: [n, ...r.mergeErrorPath] };
      i[n] = r.data;
    }
    return { valid: !0, data: i };
  }
  if (Array.isArray(e) && Array.isArray(t)) {
    if (e.length !== t.length) return { valid: !1, mergeErrorPath: [] };
    const n = [];
    for (let r = 0; r < e.length; r++) {
      const i = e[r],
        a = t[r],
        o = Wi(i, a);
      if (!o.valid) return { valid: !1, mergeErrorPath: [r, ...o.mergeErrorPath] };
      n.push(o.data);
    }
    return { valid: !0, data: n };
  }
  return { valid: !1, mergeErrorPath: [] };
}
function Gi(e, t, n) {
  let r = /* @__PURE__ */ new Map(),
    i,
    a = /* @__PURE__ */ new Map(),
    o = (e, t) => {
      let n;
      if (e.code === `unrecognized_keys` && !e.path?.length) (i ??= e), (n = e.keys);
      else if (e.code === `invalid_key` && e.origin === `record` && e.path?.length === 1) {
        const t = String(e.path[0]);
        a.has(t) || a.set(t, e), (n = [t]);
      } else return !1;
      for (const e of n) r.has(e) || r.set(e, {}), (r.get(e)[t] = !0);
      return !0;
    };
  for (const n of t.issues) o(n, `l`) || e.issues.push(n);
  for (const t of n.issues) o(t, `r`) || e.issues.push(t);
  const s = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
  if (s.length) {
    const t = i ? s.filter((e) => i.keys.includes(e)) : [];
    t.length && e.issues.push({ ...i, keys: t });
    for (const n of s) !t.includes(n) && a.has(n) && e.issues.push(a.get(n));
  }
  const c = Wi(t.value, n.value);
  if (!c.valid) {
    if (en(e)) return e;
    throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
  }
  return ((e.value = c.data), e);
}
const Ki = /*@__PURE__*/ I(`$ZodTransform`, (e, t) => {
  Jr.init(e, t),
    (e._zod.optin = `optional`),
    kn.memoizer?.guard(e),
    (e._zod.parse = (n, r) => {
      if (r.direction === `backward`) throw new On(e.constructor.name);
      const i = t.transform(n.value, n);
      if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => ((n.value = e), n));
      if (i instanceof Promise) throw new Dn();
      return ((n.value = i), n);
    });
});
function qi(e, t) {
  return ((e.value = t.issues.length ? void 0 : t.value), e);
}
const Ji = /*@__PURE__*/ I(`$ZodOptional`, (e, t) => {
    Jr.init(e, t),
      F(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      (e._zod.optout = `optional`),
      F(e, `values`, (e) => {
        const t = e.def.innerType._zod.values;
        return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
      }),
      F(e, `pattern`, (e) => {
        const t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${Bt(t.source)})?$`) : void 0;
      }),
      (e._zod.parse = (e, n) => {
        if (e.value === void 0) {
          if (t.innerType._zod.optin !== `defaulted`) return e;
          const r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
          return r instanceof Promise ? r.then((t) => qi(e, t)) : qi(e, r);
        }
        return t.innerType._zod.run(e, n);
      });
  }),
  Yi = /*@__PURE__*/ I(`$ZodExactOptional`, (e, t) => {
    Ji.init(e, t),
      F(e, `values`, (e) => e.def.innerType._zod.values),
      F(e, `pattern`, (e) => e.def.innerType._zod.pattern),
      (e._zod.parse = (e, n) => t.innerType._zod.run(e, n));
  }),
  Xi = /*@__PURE__*/ I(`$ZodNullable`, (e, t) => {
    Jr.init(e, t),
      F(e, `optin`, (e) => e.def.innerType._zod.optin),
      F(e, `optout`, (e) => e.def.innerType._zod.optout),
      F(e, `pattern`, (e) => {
        const t = e.def.innerType._zod.pattern;
        return t ? RegExp(`^(${Bt(t.source)}|null)$`) : void 0;
      }),
      F(e, `values`, (e) =>
        e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0,
      ),
      (e._zod.parse = (e, n) => (e.value === null ? e : t.innerType._zod.run(e, n)));
  }),
  Zi = /*@__PURE__*/ I(`$ZodDefault`, (e, t) => {
    Jr.init(e, t),
      (e._zod.optin = `defaulted`),
      F(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        if (e.value === void 0) return ((e.value = t.defaultValue), e);
        const r = t.innerType._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => Qi(e, t)) : Qi(r, t);
      });
  });
function Qi(e, t) {
  return (e.value === void 0 && (e.value = t.defaultValue), e);
}
const $i = /*@__PURE__*/ I(`$ZodPrefault`, (e, t) => {
    Jr.init(e, t),
      (e._zod.optin = `defaulted`),
      F(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => (
        n.direction === `backward` || (e.value === void 0 && (e.value = t.defaultValue)), t.innerType._zod.run(e, n)
      ));
  }),
  ea = /*@__PURE__*/ I(`$ZodNonOptional`, (e, t) => {
    Jr.init(e, t),
      F(e, `values`, (e) => {
        const t = e.def.innerType._zod.values;
        return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
      }),
      (e._zod.parse = (n, r) => {
        const i = t.innerType._zod.run(n, r);
        return i instanceof Promise ? i.then((t) => ta(t, e)) : ta(i, e);
      });
  });
function ta(e, t) {
  return (
    !e.issues.length &&
      e.value === void 0 &&
      e.issues.push({ code: `invalid_type`, expected: `nonoptional`, input: e.value, inst: t }),
    e
  );
}
function na(e, t, n, r) {
  return t.issues.length
    ? ((e.value = n.catchValue({
        ...t,
        value: e.value,
        error: { issues: t.issues.map((e) => sn(e, r, An())) },
        input: e.value,
      })),
      e)
    : ((e.value = t.value), t.memo && (e.memo = !0), e);
}
const ra = /*@__PURE__*/ I(`$ZodCatch`, (e, t) => {
    Jr.init(e, t),
      F(e, `optin`, (e) => (e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`)),
      F(e, `optout`, (e) => e.def.innerType._zod.optout),
      F(e, `values`, (e) => e.def.innerType._zod.values),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) return t.innerType._zod.run(e, n);
        const r = t.innerType._zod.run({ value: e.value, issues: [] }, n);
        return r instanceof Promise ? r.then((r) => na(e, r, t, n)) : na(e, r, t, n);
      });
  }),
  ia = /*@__PURE__*/ I(`$ZodPipe`, (e, t) => {
    Jr.init(e, t),
      F(e, `values`, (e) => e.def.in._zod.values),
      F(e, `optin`, (e) => e.def.in._zod.optin),
      F(e, `optout`, (e) => e.def.out._zod.optout),
      F(e, `propValues`, (e) => e.def.in._zod.propValues),
      (e._zod.parse = (e, n) => {
        if (n.direction === `backward`) {
          const r = t.out._zod.run(e, n);
          return r instanceof Promise ? r.then((e) => aa(e, t.in, n)) : aa(r, t.in, n);
        }
        const r = t.in._zod.run(e, n);
        return r instanceof Promise ? r.then((e) => aa(e, t.out, n)) : aa(r, t.out, n);
      });
  });
function aa(e, t, n) {
  return e.issues.some((e) => e.code !== `unrecognized_keys`)
    ? ((e.aborted = !0), e)
    : t._zod.run({ value: e.value, issues: e.issues }, n);
}
const oa = /*@__PURE__*/ I(`$ZodReadonly`, (e, t) => {
  Jr.init(e, t),
    F(e, `propValues`, (e) => e.def.innerType._zod.propValues),
    F(e, `values`, (e) => e.def.innerType._zod.values),
    F(e, `optin`, (e) => e.def.innerType?._zod?.optin),
    F(e, `optout`, (e) => e.def.innerType?._zod?.optout),
    (e._zod.parse = (e, n) => {
      if (n.direction === `backward`) return t.innerType._zod.run(e, n);
      const r = t.innerType._zod.run(e, n);
      return r instanceof Promise ? r.then(sa) : sa(r);
    });
});
function sa(e) {
  return (e.memo || (e.value = Object.freeze(e.value)), e);
}
const ca = /*@__PURE__*/ I(`$ZodCustom`, (e, t) => {
  Pr.init(e, t),
    Jr.init(e, t),
    (e._zod.parse = (e, t) => e),
    (e._zod.check = (n) => {
      const r = n.value,
        i = t.fn(r);
      if (i instanceof Promise) return i.then((t) => la(t, n, r, e));
      la(i, n, r, e);
    });
});
function la(e, t, n, r) {
  if (!e) {
    const e = { code: `custom`, input: n, inst: r, path: [...(r._zod.def.path ?? [])], continue: !r._zod.def.abort };
    r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(fn(e));
  }
}
var ua = class extends Error {
  constructor() {
    super(`Cannot parse a reference cycle that closes through a transform`), (this.name = `ZodCyclicError`);
  }
};
const da = `~memo`,
  fa = [];
function pa(e) {
  return typeof e == `object` && !!e;
}
function ma(e) {
  return e.map((e) => (e.path ? { ...e, path: e.path.slice() } : { ...e }));
}
const ha = /*@__PURE__*/ new WeakMap();
function ga(e, t, n) {
  const r = ha.get(e);
  if (r !== void 0) return r ? 2 : 0;
  if (t.has(e)) return 2;
  t.add(e);
  let i = 0,
    a = (e) => {
      if (i !== 2 && e?._zod) {
        const r = ga(e, t, n);
        r > i && (i = r);
      }
    },
    o = (e, r) => {
      let i = 0;
      for (const a of Reflect.ownKeys(e)) {
        const o = Object.getOwnPropertyDescriptor(e, a);
        if (r && !o.enumerable) continue;
        const s = o.get ? 1 : o.value?._zod ? ga(o.value, t, n) : 0;
        s > i && (i = s);
      }
      return i;
    },
    s = (e) => {
      e > i && (i = e);
    },
    c = e._zod.def;
  switch (c.type) {
    case `object`: {
      const e = Ht(c);
      s(e ? o(e, !0) : 1), a(c.catchall);
      break;
    }
    case `array`:
      a(c.element);
      break;
    case `tuple`:
      for (const e of c.items) a(e);
      a(c.rest);
      break;
    case `record`:
    case `map`:
      a(c.keyType), a(c.valueType);
      break;
    case `set`:
      a(c.valueType);
      break;
    case `union`:
      for (const e of c.options) a(e);
      break;
    case `intersection`:
      a(c.left), a(c.right);
      break;
    case `optional`:
    case `nullable`:
    case `default`:
    case `prefault`:
    case `catch`:
    case `readonly`:
    case `nonoptional`:
    case `promise`:
    case `success`:
      a(c.innerType);
      break;
    case `pipe`:
      a(c.in), a(c.out);
      break;
    case `function`:
      a(c.input), a(c.output);
      break;
    case `lazy`: {
      const r = c._cachedInner ?? (n ? e._zod.innerType : void 0);
      s(r ? ga(r, t, !1) : 1);
      break;
    }
    case `template_literal`:
    case `string`:
    case `number`:
    case `int`:
    case `boolean`:
    case `bigint`:
    case `symbol`:
    case `undefined`:
    case `null`:
    case `void`:
    case `never`:
    case `any`:
    case `unknown`:
    case `date`:
    case `nan`:
    case `enum`:
    case `literal`:
    case `file`:
    case `transform`:
    case `custom`:
      break;
    default:
      for (const e in c) {
        const t = Object.getOwnPropertyDescriptor(c, e);
        if (!t || t.get) continue;
        const n = t.value;
        if (n && typeof n == `object`) {
          if (n._zod) a(n);
          else if (Array.isArray(n)) for (const e of n) a(e);
        }
      }
  }
  return (t.delete(e), _a(e, i));
}
function _a(e, t) {
  return (t !== 1 && ha.set(e, t === 2), t);
}
function va(e, t) {
  let n = e.buckets.get(t);
  return (n || ((n = /* @__PURE__ */ new WeakMap()), e.buckets.set(t, n)), n);
}
let ya;
const ba = [],
  xa = {
    alloc(e, t, n) {
      const r = ya;
      if (!r) return n;
      ya = void 0;
      const i = { value: n, issues: null };
      return (r.set(t.value, i), ba.push(i), n);
    },
    guard(e) {
      var t;
      (t = e._zod).deferred ?? (t.deferred = []),
        e._zod.deferred.push(() => {
          const t = e._zod.parse,
            n = (e, n) => {
              if (n.direction !== `backward` && Ca(n, e.value)) throw new ua();
              return t(e, n);
            };
          (e._zod.parse = n), e._zod.run === t && (e._zod.run = n);
        });
    },
    attach(e) {
      var t;
      let n,
        r = !1,
        i,
        a;
      (t = e._zod).deferred ?? (t.deferred = []),
        e._zod.deferred.push(() => {
          const t = e._zod.parse,
            o = (s, c) => {
              if (n === void 0) {
                const i = ga(e, /* @__PURE__ */ new Set(), !1);
                if (i === 0) return ((e._zod.parse = t), e._zod.run === o && (e._zod.run = t), t(s, c));
                i === 2 || r ? (n = !0) : (r = !0);
              }
              const l = s.value;
              if (!pa(l)) return t(s, c);
              let u = c[da];
              u || ((u = { buckets: /* @__PURE__ */ new WeakMap(), backEdges: void 0 }), (c[da] = u));
              let d;
              i === c ? (d = a) : ((d = va(u, e)), (i = c), (a = d));
              const f = d.get(l);
              if (f)
                return (
                  (s.value = f.value),
                  f.issues
                    ? f.issues.length && s.issues.push(...ma(f.issues))
                    : ((s.memo = !0),
                      u.backEdges ?? (u.backEdges = /* @__PURE__ */ new WeakSet()),
                      u.backEdges.add(f.value)),
                  s
                );
              ya = d;
              const p = ba.length,
                m = t(s, c);
              ya = void 0;
              const h = ba.length > p ? ba.pop() : void 0;
              return m instanceof Promise
                ? m.then((e) => (h && (h.issues = e.issues.length ? ma(e.issues) : fa), e))
                : (h && (h.issues = m.issues.length ? ma(m.issues) : fa), m);
            };
          (e._zod.parse = o), e._zod.run === t && (e._zod.run = o);
        });
    },
  };
function Sa() {
  return xa;
}
function Ca(e, t) {
  const n = e[da]?.backEdges;
  return n !== void 0 && pa(t) && n.has(t);
}
const wa = () => {
  const e = {
    string: { unit: `characters`, verb: `to have` },
    file: { unit: `bytes`, verb: `to have` },
    array: { unit: `items`, verb: `to have` },
    set: { unit: `items`, verb: `to have` },
    map: { unit: `entries`, verb: `to have` },
  };
  function t(t) {
    return e[t] ?? null;
  }
  const n = {
      regex: `input`,
      email: `email address`,
      url: `URL`,
      emoji: `emoji`,
      uuid: `UUID`,
      uuidv4: `UUIDv4`,
      uuidv6: `UUIDv6`,
      nanoid: `nanoid`,
      guid: `GUID`,
      cuid: `cuid`,
      cuid2: `cuid2`,
      ulid: `ULID`,
      xid: `XID`,
      ksuid: `KSUID`,
      datetime: `ISO datetime`,
      date: `ISO date`,
      time: `ISO time`,
      duration: `ISO duration`,
      ipv4: `IPv4 address`,
      ipv6: `IPv6 address`,
      mac: `MAC address`,
      cidrv4: `IPv4 range`,
      cidrv6: `IPv6 range`,
      base64: `base64-encoded string`,
      base64url: `base64url-encoded string`,
      json_string: `JSON string`,
      e164: `E.164 number`,
      currency_code: `currency code`,
      credit_card: `credit card number`,
      iban: `IBAN`,
      jwt: `JWT`,
      template_literal: `input`,
    },
    r = { nan: `NaN` };
  function i(e, t) {
    return e === `number` && typeof t == `number` && !Number.isFinite(t) ? String(t) : (r[e] ?? e);
  }
  return (e) => {
    switch (e.code) {
      case `invalid_type`:
        return `Invalid input: expected ${i(e.expected)}, received ${i(dn(e.input), e.input)}`;
      case `invalid_value`:
        return e.values.length === 1
          ? `Invalid input: expected ${Zt(e.values[0])}`
          : `Invalid option: expected one of ${Lt(e.values, `|`)}`;
      case `too_big`: {
        const n = e.exact ? `exactly ` : e.inclusive ? `<=` : `<`,
          r = t(e.origin);
        return r
          ? `Too big: expected ${e.origin ?? `value`} to have ${n}${e.maximum.toString()} ${r.unit ?? `elements`}`
          : `Too big: expected ${e.origin ?? `value`} to be ${n}${e.maximum.toString()}`;
      }
      case `too_small`: {
        const n = e.exact ? `exactly ` : e.inclusive ? `>=` : `>`,
          r = t(e.origin);
        return r
          ? `Too small: expected ${e.origin} to have ${n}${e.minimum.toString()} ${r.unit}`
          : `Too small: expected ${e.origin} to be ${n}${e.minimum.toString()}`;
      }
      case `invalid_format`: {
        const t = e;
        return t.format === `starts_with`
          ? `Invalid string: must start with "${t.prefix}"`
          : t.format === `ends_with`
            ? `Invalid string: must end with "${t.suffix}"`
            : t.format === `includes`
              ? `Invalid string: must include "${t.includes}"`
              : t.format === `regex`
                ? `Invalid string: must match pattern ${t.pattern}`
                : `Invalid ${n[t.format] ?? e.format}`;
      }
      case `not_multiple_of`:
        return `Invalid number: must be a multiple of ${e.divisor}`;
      case `unrecognized_keys`:
        return `Unrecognized key${e.keys.length > 1 ? `s` : ``}: ${Lt(e.keys, `, `)}`;
      case `invalid_key`:
        return `Invalid key in ${e.origin}`;
      case `invalid_union`:
        return e.options && Array.isArray(e.options) && e.options.length > 0
          ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(` | `)}`
          : e.inclusive === !1
            ? `Invalid input: more than one option matched`
            : `Invalid input`;
      case `invalid_element`:
        return `Invalid value in ${e.origin}`;
      default:
        return `Invalid input`;
    }
  };
};
function Ta() {
  return { localeError: wa() };
}
var Ea,
  Da = class {
    constructor() {
      (this._map = /* @__PURE__ */ new WeakMap()), (this._idmap = /* @__PURE__ */ new Map());
    }
    add(e, ...t) {
      const n = t[0];
      return (this._map.set(e, n), n && typeof n == `object` && `id` in n && this._idmap.set(n.id, e), this);
    }
    clear() {
      return ((this._map = /* @__PURE__ */ new WeakMap()), (this._idmap = /* @__PURE__ */ new Map()), this);
    }
    remove(e) {
      const t = this._map.get(e);
      return (t && typeof t == `object` && `id` in t && this._idmap.delete(t.id), this._map.delete(e), this);
    }
    get(e) {
      const t = e._zod.parent;
      if (t) {
        const n = { ...(this.get(t) ?? {}) };
        delete n.id;
        const r = { ...n, ...this._map.get(e) };
        return Object.keys(r).length ? r : void 0;
      }
      return this._map.get(e);
    }
    has(e) {
      return this._map.has(e);
    }
  };
function Oa() {
  return new Da();
}
(Ea = globalThis).__zod_globalRegistry ?? (Ea.__zod_globalRegistry = Oa());
const ka = globalThis.__zod_globalRegistry;
function Aa(e) {
  return ((e.checks &&= [...e.checks]), e);
} // @__NO_SIDE_EFFECTS__
function ja(e, t) {
  return new e(Aa({ type: `string`, ...P(t) }));
} // @__NO_SIDE_EFFECTS__
function Ma(e, t) {
  return new e({ type: `string`, format: `email`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Na(e, t) {
  return new e({ type: `string`, format: `guid`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Pa(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Fa(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, version: `v4`, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Ia(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, version: `v6`, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function La(e, t) {
  return new e({ type: `string`, format: `uuid`, check: `string_format`, abort: !1, version: `v7`, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Ra(e, t) {
  return new e({ type: `string`, format: `url`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function za(e, t) {
  return new e({ type: `string`, format: `emoji`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Ba(e, t) {
  return new e({ type: `string`, format: `nanoid`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Va(e, t) {
  return new e({ type: `string`, format: `cuid`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Ha(e, t) {
  return new e({ type: `string`, format: `cuid2`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Ua(e, t) {
  return new e({ type: `string`, format: `ulid`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Wa(e, t) {
  return new e({ type: `string`, format: `xid`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Ga(e, t) {
  return new e({ type: `string`, format: `ksuid`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Ka(e, t) {
  return new e({ type: `string`, format: `ipv4`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function qa(e, t) {
  return new e({ type: `string`, format: `ipv6`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Ja(e, t) {
  return new e({ type: `string`, format: `cidrv4`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Ya(e, t) {
  return new e({ type: `string`, format: `cidrv6`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Xa(e, t) {
  return new e({ type: `string`, format: `base64`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Za(e, t) {
  return new e({ type: `string`, format: `base64url`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function Qa(e, t) {
  return new e({ type: `string`, format: `e164`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function $a(e, t) {
  return new e({ type: `string`, format: `jwt`, check: `string_format`, abort: !1, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function eo(e, t) {
  return new e({
    type: `string`,
    format: `datetime`,
    check: `string_format`,
    offset: !1,
    local: !1,
    precision: null,
    ...P(t),
  });
} // @__NO_SIDE_EFFECTS__
function to(e, t) {
  return new e({ type: `string`, format: `date`, check: `string_format`, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function no(e, t) {
  return new e({ type: `string`, format: `time`, check: `string_format`, precision: null, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function ro(e, t) {
  return new e({ type: `string`, format: `duration`, check: `string_format`, ...P(t) });
} // @__NO_SIDE_EFFECTS__
function io(e, t) {
  return new Ir({ check: `max_length`, ...P(t), maximum: e });
} // @__NO_SIDE_EFFECTS__
function ao(e, t) {
  return new Lr({ check: `min_length`, ...P(t), minimum: e });
} // @__NO_SIDE_EFFECTS__
function oo(e, t) {
  return new Rr({ check: `length_equals`, ...P(t), length: e });
} // @__NO_SIDE_EFFECTS__
function so(e, t) {
  return new Br({ check: `string_format`, format: `regex`, ...P(t), pattern: e });
} // @__NO_SIDE_EFFECTS__
function co(e) {
  return new Vr({ check: `string_format`, format: `lowercase`, ...P(e) });
} // @__NO_SIDE_EFFECTS__
function lo(e) {
  return new Hr({ check: `string_format`, format: `uppercase`, ...P(e) });
} // @__NO_SIDE_EFFECTS__
function uo(e, t) {
  return new Ur({ check: `string_format`, format: `includes`, ...P(t), includes: e });
} // @__NO_SIDE_EFFECTS__
function fo(e, t) {
  return new Wr({ check: `string_format`, format: `starts_with`, ...P(t), prefix: e });
} // @__NO_SIDE_EFFECTS__
function po(e, t) {
  return new Gr({ check: `string_format`, format: `ends_with`, ...P(t), suffix: e });
} // @__NO_SIDE_EFFECTS__
function mo(e) {
  return new Kr({ check: `overwrite`, tx: e });
} // @__NO_SIDE_EFFECTS__
function ho(e) {
  return /* @__PURE__ */ mo((t) => t.normalize(e));
} // @__NO_SIDE_EFFECTS__
function go() {
  return /* @__PURE__ */ mo((e) => e.trim());
} // @__NO_SIDE_EFFECTS__
function _o() {
  return /* @__PURE__ */ mo((e) => e.toLowerCase());
} // @__NO_SIDE_EFFECTS__
function vo() {
  return /* @__PURE__ */ mo((e) => e.toUpperCase());
} // @__NO_SIDE_EFFECTS__
function yo() {
  return /* @__PURE__ */ mo((e) => Wt(e));
} // @__NO_SIDE_EFFECTS__
function bo(e, t, n) {
  return new e({ type: `array`, element: t, ...P(n) });
} // @__NO_SIDE_EFFECTS__
function xo(e, t, n) {
  return new e({ type: `custom`, check: `custom`, fn: t, ...P(n) });
} // @__NO_SIDE_EFFECTS__
function So(e, t) {
  const n = /* @__PURE__ */ Co(
    (t) => (
      (t.addIssue = (e) => {
        if (typeof e == `string`) t.issues.push(fn(e, t.value, n._zod.def));
        else {
          const r = e;
          r.fatal && (r.continue = !1),
            (r.code ??= `custom`),
            `input` in r || (r.input = t.value),
            (r.inst ??= n),
            (r.continue ??= !n._zod.def.abort),
            t.issues.push(fn(r));
        }
      }),
      e(t.value, t)
    ),
    t,
  );
  return n;
} // @__NO_SIDE_EFFECTS__
function Co(e, t) {
  const n = new Pr({ check: `custom`, ...P(t) });
  return ((n._zod.check = e), n);
}
function wo(e, ...t) {
  for (const n of t)
    for (const t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && Vt(e, t, n[t]);
  return e;
}
function To(e) {
  let t = e?.target ?? `draft-2020-12`;
  return (
    t === `draft-4` && (t = `draft-04`),
    t === `draft-7` && (t = `draft-07`),
    {
      processors: e.processors ?? {},
      metadataRegistry: e?.metadata ?? ka,
      target: t,
      unrepresentable: e?.unrepresentable ?? `throw`,
      override: e?.override ?? (() => {}),
      io: e?.io ?? `output`,
      counter: 0,
      seen: /* @__PURE__ */ new Map(),
      sharedDefsExtractedFor: void 0,
      sharedEmitDoneFor: void 0,
      cycles: e?.cycles ?? `ref`,
      reused: e?.reused ?? `inline`,
      intersections: [],
      deferred: [],
      external: e?.external ?? void 0,
    }
  );
}
function Eo(e, t, n, r, i) {
  const a =
    typeof t.unrepresentable == `function`
      ? t.unrepresentable({ zodSchema: e, path: r.path, message: i })
      : t.unrepresentable;
  if (a === `any`) return !1;
  if (a === void 0 || a === `throw`) throw Error(i);
  return (Object.assign(n, a), !0);
}
function Do(e, t, n = { path: [], schemaPath: [] }) {
  var r;
  const i = e._zod.def,
    a = t.seen.get(e);
  if (a) return (a.count++, n.schemaPath.includes(e) && (a.cycle = n.path), a.schema);
  const o = { schema: {}, count: 1, cycle: void 0, path: n.path };
  t.seen.set(e, o), (t.sharedDefsExtractedFor = void 0), (t.sharedEmitDoneFor = void 0);
  const s = e._zod.toJSONSchema?.();
  if (s) o.schema = s;
  else {
    const r = { ...n, schemaPath: [...n.schemaPath, e], path: n.path };
    if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r);
    else {
      const n = o.schema,
        a = t.processors[i.type];
      if (!a) throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
      a(e, t, n, r);
    }
    const a = e._zod.parent;
    a && ((o.ref ||= a), Do(a, t, r), (t.seen.get(a).isParent = !0));
  }
  const c = t.metadataRegistry.get(e);
  return (
    c && wo(o.schema, c),
    t.io === `input` && Lo(e) && (delete o.schema.examples, delete o.schema.default),
    t.io === `input` && `_prefault` in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)),
    delete o.schema._prefault,
    t.seen.get(e).schema
  );
}
function Oo(e) {
  return e.replace(/~/g, `~0`).replace(/\//g, `~1`);
}
function ko(e, t) {
  const n = e.seen.get(t);
  if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
  if (e.external && e.sharedDefsExtractedFor === e.external) return;
  const r = /* @__PURE__ */ new Map();
  for (const t of e.seen.entries()) {
    const n = e.metadataRegistry.get(t[0])?.id;
    if (n) {
      const e = r.get(n);
      if (e && e !== t[0])
        throw Error(
          `Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`,
        );
      r.set(n, t[0]);
    }
  }
  const i = (t) => {
      const r = e.target === `draft-2020-12` ? `$defs` : `definitions`;
      if (e.external) {
        const n = e.external.registry.get(t[0])?.id,
          i = e.external.uri ?? ((e) => e);
        if (n) return { ref: i(n) };
        const a = t[1].defId ?? t[1].schema.id ?? `schema${e.counter++}`;
        return ((t[1].defId = a), { defId: a, ref: `${i(`__shared`)}#/${r}/${Oo(a)}` });
      }
      const i = `#/${r}/`;
      if (t[1] === n && !t[1].schema.id) return { ref: `#` };
      const a = t[1].schema.id ?? `__schema${e.counter++}`;
      return { defId: a, ref: i + Oo(a) };
    },
    a = (e) => {
      if (e[1].schema.$ref) return;
      const t = e[1],
        { ref: n, defId: r } = i(e);
      (t.def = { ...t.schema }), r && (t.defId = r);
      const a = t.schema;
      for (const e in a) delete a[e];
      a.$ref = n;
    };
  if (e.cycles === `throw`)
    for (const t of e.seen.entries()) {
      const e = t[1];
      if (e.cycle)
        throw Error(`Cycle detected: #/${e.cycle?.join(`/`)}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
    }
  for (const n of e.seen.entries()) {
    const r = n[1];
    if (t === n[0]) a(n);
    else {
      if (e.external) {
        const r = e.external.registry.get(n[0])?.id;
        if (t !== n[0] && r) {
          a(n);
          continue;
        }
      }
      (e.metadataRegistry.get(n[0])?.id || r.cycle || (r.count > 1 && e.reused === `ref`)) && a(n);
    }
  }
  e.external && (e.sharedDefsExtractedFor = e.external);
}
function Ao(e) {
  const t = e.anyOf;
  if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
  const n = [];
  for (const e of t) {
    if (!e || typeof e != `object`) return;
    Ao(e);
    const t = Object.keys(e);
    if (t.length !== 1 || t[0] !== `type`) return;
    const r = e.type;
    for (const e of Array.isArray(r) ? r : [r]) {
      if (typeof e != `string`) return;
      n.includes(e) || n.push(e);
    }
  }
  delete e.anyOf, (e.type = n.length === 1 ? n[0] : n);
}
const jo = /* @__PURE__ */ new Set([`type`, `properties`, `required`, `additionalProperties`]),
  Mo = [`oneOf`, `anyOf`];
function No(e) {
  const t = e.additionalProperties;
  return t === void 0 || t === !1 || typeof t != `object` || !t ? null : Object.keys(t).length ? t : null;
}
function Po(e) {
  const t = [];
  for (const n of e) {
    if (typeof n != `object` || n.type !== `object`) return null;
    for (const e in n) if (!jo.has(e)) return null;
    t.push(n);
  }
  const n = {},
    r = /* @__PURE__ */ new Set();
  for (const e of t) {
    for (const r in e.properties) {
      if (Object.hasOwn(n, r)) continue;
      const e = [];
      for (const n of t) {
        const t = n.properties?.[r] ?? No(n);
        t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
      }
      Vt(n, r, e.length === 1 ? e[0] : (Po(e) ?? { allOf: e }));
    }
    for (const t of e.required ?? []) r.add(t);
  }
  const i = { type: `object`, properties: n };
  if ((r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1))) i.additionalProperties = !1;
  else {
    const e = [];
    for (const n of t) {
      const t = No(n);
      t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
    }
    e.length === 1 ? (i.additionalProperties = e[0]) : e.length > 1 && (i.additionalProperties = { allOf: e });
  }
  return i;
}
function Fo(e) {
  const t = e.allOf;
  if (!Array.isArray(t) || t.length < 2) return;
  for (const t of jo) if (t in e) return;
  let n = t.filter((e) => Mo.some((t) => Array.isArray(e[t]))),
    r = null;
  if (!n.length) r = Po(t);
  else {
    const e = n[0],
      i = Mo.find((t) => Array.isArray(e[t]));
    if (Object.keys(e).length !== 1) return;
    const a = t.filter((t) => t !== e),
      o = e[i].map((e) => Po([...a, e]));
    if (o.some((e) => !e)) return;
    r = { [i]: o };
  }
  r && (delete e.allOf, wo(e, r));
}
function Io(e, t) {
  const n = e.seen.get(t);
  if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
  const r = (t) => {
    const n = e.seen.get(t);
    if (n.ref === null) return;
    const i = n.def ?? n.schema,
      a = { ...i },
      o = n.ref;
    if (((n.ref = null), o)) {
      r(o);
      const n = e.seen.get(o),
        s = n.schema;
      if (
        (s.$ref && (e.target === `draft-07` || e.target === `draft-04` || e.target === `openapi-3.0`)
          ? ((i.allOf = i.allOf ?? []), i.allOf.push(s))
          : wo(i, s),
        wo(i, a),
        t._zod.parent === o)
      )
        for (const e in i) e !== `$ref` && e !== `allOf` && (e in a || delete i[e]);
      if (s.$ref && n.def)
        for (const e in i)
          e !== `$ref` &&
            e !== `allOf` &&
            e in n.def &&
            JSON.stringify(i[e]) === JSON.stringify(n.def[e]) &&
            delete i[e];
    }
    const s = t._zod.parent;
    if (s && s !== o) {
      r(s);
      const t = e.seen.get(s);
      if (t?.schema.$ref && ((i.$ref = t.schema.$ref), t.def))
        for (const e in i)
          e !== `$ref` &&
            e !== `allOf` &&
            e in t.def &&
            JSON.stringify(i[e]) === JSON.stringify(t.def[e]) &&
            delete i[e];
    }
    e.override({ zodSchema: t, jsonSchema: i, path: n.path ?? [] });
  };
  if (!e.external || e.sharedEmitDoneFor !== e.external) {
    for (const t of [...e.seen.entries()].reverse()) r(t[0]);
    if (e.target !== `openapi-3.0`) for (const t of e.seen.entries()) Ao(t[1].def ?? t[1].schema);
    for (const t of e.deferred) t();
    if (e.intersections.length) {
      const t = /* @__PURE__ */ new Map();
      for (const n of e.seen.values())
        for (const e of [n.schema, n.def]) {
          const n = e?.allOf;
          if (!Array.isArray(n)) continue;
          const r = t.get(n);
          r ? r.push(e) : t.set(n, [e]);
        }
      for (const n of e.intersections) for (const e of t.get(n) ?? []) Fo(e);
    }
  }
  const i = {};
  if (
    (e.target === `draft-2020-12`
      ? (i.$schema = `https://json-schema.org/draft/2020-12/schema`)
      : e.target === `draft-07`
        ? (i.$schema = `http://json-schema.org/draft-07/schema#`)
        : e.target === `draft-04`
          ? (i.$schema = `http://json-schema.org/draft-04/schema#`)
          : e.target,
    e.external?.uri)
  ) {
    const n = e.external.registry.get(t)?.id;
    if (!n) throw Error('Schema is missing an `id` property');
    i.$id = e.external.uri(n);
  }
  wo(i, n.defId ? n.schema : (n.def ?? n.schema));
  const a = e.metadataRegistry.get(t)?.id;
  a !== void 0 && i.id === a && delete i.id;
  const o = e.external?.defs ?? {};
  if (!e.external || e.sharedEmitDoneFor !== e.external)
    for (const t of e.seen.entries()) {
      const e = t[1];
      e.def && e.defId && (e.def.id === e.defId && delete e.def.id, Vt(o, e.defId, e.def));
    }
  e.external && (e.sharedEmitDoneFor = e.external),
    e.external || (Object.keys(o).length > 0 && (e.target === `draft-2020-12` ? (i.$defs = o) : (i.definitions = o)));
  try {
    const n = JSON.parse(JSON.stringify(i));
    return (
      Object.defineProperty(n, '~standard', {
        value: {
          ...t[`~standard`],
          jsonSchema: { input: zo(t, `input`, e.processors), output: zo(t, `output`, e.processors) },
        },
        enumerable: !1,
        writable: !1,
      }),
      n
    );
  } catch {
    throw Error(`Error converting schema to JSON.`);
  }
}
function Lo(e, t) {
  const n = t ?? { seen: /* @__PURE__ */ new Set() };
  if (n.seen.has(e)) return !1;
  n.seen.add(e);
  const r = e._zod.def;
  if (r.type === `transform`) return !0;
  if (r.type === `array`) return Lo(r.element, n);
  if (r.type === `set`) return Lo(r.valueType, n);
  if (r.type === `lazy`) return Lo(r.getter(), n);
  if (
    r.type === `promise` ||
    r.type === `optional` ||
    r.type === `nonoptional` ||
    r.type === `nullable` ||
    r.type === `readonly` ||
    r.type === 'default' ||
    r.type === `prefault` ||
    r.type === `catch`
  )
    return Lo(r.innerType, n);
  if (r.type === `intersection`) return Lo(r.left, n) || Lo(r.right, n);
  if (r.type === `record` || r.type === `map`) return Lo(r.keyType, n) || Lo(r.valueType, n);
  if (r.type === `pipe`) return e._zod.traits.has(`$ZodCodec`) ? !0 : Lo(r.in, n) || Lo(r.out, n);
  if (r.type === `object`) {
    for (const e in r.shape) if (Lo(r.shape[e], n)) return !0;
    return !1;
  }
  if (r.type === `union`) {
    for (const e of r.options) if (Lo(e, n)) return !0;
    return !1;
  }
  if (r.type === `tuple`) {
    for (const e of r.items) if (Lo(e, n)) return !0;
    return !!(r.rest && Lo(r.rest, n));
  }
  return !1;
}
const Ro =
    (e, t = {}) =>
    (n) => {
      const r = To({ ...n, processors: t });
      return (Do(e, r), ko(r, e), Io(r, e));
    },
  zo =
    (e, t, n = {}) =>
    (r) => {
      const { libraryOptions: i, target: a } = r ?? {},
        o = To({ ...(i ?? {}), target: a, io: t, processors: n });
      return (Do(e, o), ko(o, e), Io(o, e));
    },
  Bo = (e, t, n) => {
    (e[t] === void 0 || n > e[t]) && (e[t] = n);
  },
  Vo = (e, t, n) => {
    (e[t] === void 0 || n < e[t]) && (e[t] = n);
  },
  Ho = (e, t) => {
    Bo(e, `minimum`, t), Vo(e, `maximum`, t);
  },
  Uo = (e, t) => {
    (e.multipleOf ??= []), e.multipleOf.includes(t) || e.multipleOf.push(t);
  },
  Wo = (e, t) => {
    (e.patterns ??= /* @__PURE__ */ new Set()), e.patterns.add(t);
  },
  Go = (e, t) => {
    e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
  },
  Ko = (e, t) => {
    (e.format = t), t.includes(`int`) && (e.isInt = !0);
  },
  qo = (e, t) => Bo(e, `minimum`, t.minimum),
  Jo = (e, t) => Vo(e, `maximum`, t.maximum),
  Yo = (e) => (t, n) => {
    Ko(t, n.format);
    const [r, i] = e[n.format];
    Bo(t, `minimum`, r), Vo(t, `maximum`, i);
  },
  Xo = {
    greater_than: (e, t) => Bo(e, t.inclusive ? `minimum` : `exclusiveMinimum`, t.value),
    less_than: (e, t) => Vo(e, t.inclusive ? `maximum` : `exclusiveMaximum`, t.value),
    multiple_of: (e, t) => Uo(e, t.value),
    number_format: Yo(Qt),
    bigint_format: Yo($t),
    min_length: qo,
    max_length: Jo,
    length_equals: (e, t) => Ho(e, t.length),
    min_size: qo,
    max_size: Jo,
    size_equals: (e, t) => Ho(e, t.size),
    string_format: (e, t) => {
      Ko(e, t.format),
        t.pattern && Wo(e, t.pattern),
        (t.format === `base64` || t.format === `base64url`) && (e.contentEncoding = t.format),
        (t.local || t.precision === -1) && (e.laxFormat = !0);
    },
    mime_type: (e, t) => Go(e, t.mime),
  };
function Zo(e) {
  const t = {},
    n = e._zod.def,
    r = e._zod.traits.has(`$ZodCheck`) ? [e, ...(n.checks ?? [])] : (n.checks ?? []);
  for (const e of r) Xo[e._zod.def.check]?.(t, e._zod.def);
  const i = e._zod.bag;
  i.minimum !== void 0 && Bo(t, `minimum`, i.minimum),
    i.exclusiveMinimum !== void 0 && Bo(t, `exclusiveMinimum`, i.exclusiveMinimum),
    i.maximum !== void 0 && Vo(t, `maximum`, i.maximum),
    i.exclusiveMaximum !== void 0 && Vo(t, `exclusiveMaximum`, i.exclusiveMaximum),
    i.multipleOf !== void 0 && Uo(t, i.multipleOf),
    i.format !== void 0 && ((t.format ??= i.format), i.format.includes(`int`) && (t.isInt = !0)),
    i.mime && Go(t, i.mime);
  for (const e of i.patterns ?? []) Wo(t, e);
  return t;
}
const Qo = { guid: `uuid`, url: `uri`, datetime: `date-time`, json_string: `json-string`, regex: `` },
  $o = /* @__PURE__ */ new Map([
    [ki, xr],
    [ji, Sr],
  ]),
  es = (e) => $o.get(e) ?? e,
  ts = (e, t, n, r) => {
    const i = n;
    i.type = `string`;
    const { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = Zo(e);
    if (
      (typeof a == `number` && (i.minLength = a),
      typeof o == `number` && (i.maxLength = o),
      s && ((i.format = Qo[s] ?? s), i.format === `` && delete i.format, (s === `time` || u) && delete i.format),
      l && (i.contentEncoding = l),
      c && c.size > 0)
    ) {
      const e = [...c].map(es);
      e.length === 1
        ? (i.pattern = e[0].source)
        : e.length > 1 &&
          (i.allOf = [
            ...e.map((e) => ({
              ...(t.target === `draft-07` || t.target === `draft-04` || t.target === `openapi-3.0`
                ? { type: `string` }
                : {}),
              pattern: e.source,
            })),
          ]);
    }
  },
  ns = (e, t, n, r) => {
    Eo(e, t, n, r, `Custom types cannot be represented in JSON Schema`);
  },
  rs = (e, t, n, r) => {
    Eo(e, t, n, r, `Transforms cannot be represented in JSON Schema`);
  },
  is = (e, t, n, r) => {
    const i = n,
      a = e._zod.def,
      { minimum: o, maximum: s } = Zo(e);
    typeof o == `number` && (i.minItems = o),
      typeof s == `number` && (i.maxItems = s),
      (i.type = `array`),
      (i.items = Do(a.element, t, { ...r, path: [...r.path, `items`] }));
  },
  as = (e, t, n, r) => {
    const i = e._zod.def,
      a = i.inclusive === !1,
      o = i.options.map((e, n) => Do(e, t, { ...r, path: [...r.path, a ? `oneOf` : `anyOf`, n] }));
    a ? (n.oneOf = o) : (n.anyOf = o);
  },
  os = (e, t, n, r) => {
    const i = e._zod.def,
      a = Do(i.left, t, { ...r, path: [...r.path, `allOf`, 0] }),
      o = Do(i.right, t, { ...r, path: [...r.path, `allOf`, 1] }),
      s = (e) => `allOf` in e && Object.keys(e).length === 1,
      c = [...(s(a) ? a.allOf : [a]), ...(s(o) ? o.allOf : [o])];
    (n.allOf = c), t.intersections.push(c);
  },
  ss = (e, t, n, r) => {
    const i = e._zod.def,
      a = Do(i.innerType, t, r),
      o = t.seen.get(e);
    t.target === `openapi-3.0` ? ((o.ref = i.innerType), (n.nullable = !0)) : (n.anyOf = [a, { type: `null` }]);
  },
  cs = (e, t, n, r) => {
    const i = e._zod.def;
    Do(i.innerType, t, r);
    const a = t.seen.get(e);
    a.ref = i.innerType;
  },
  ls = Symbol();
function us(e, t, n, r, i) {
  let a = !1,
    o = JSON.stringify(e, (e, t) => (typeof t == `bigint` ? ((a = !0), null) : t));
  return a ? (Eo(t, n, r, i, `BigInt defaults cannot be represented in JSON Schema`), ls) : JSON.parse(o);
}
const ds = (e, t, n, r) => {
    const i = e._zod.def;
    Do(i.innerType, t, r);
    const a = t.seen.get(e);
    a.ref = i.innerType;
    const o = us(i.defaultValue, e, t, n, r);
    o !== ls && (n.default = o);
  },
  fs = (e, t, n, r) => {
    const i = e._zod.def;
    Do(i.innerType, t, r);
    const a = t.seen.get(e);
    if (((a.ref = i.innerType), t.io !== `input`)) return;
    const o = us(i.defaultValue, e, t, n, r);
    o !== ls && (n._prefault = o);
  },
  ps = (e, t, n, r) => {
    const i = e._zod.def;
    Do(i.innerType, t, r);
    const a = t.seen.get(e);
    a.ref = i.innerType;
    let o;
    try {
      o = i.catchValue(void 0);
    } catch {
      Eo(e, t, n, r, `Dynamic catch values are not supported in JSON Schema`);
      return;
    }
    n.default = o;
  },
  ms = (e, t, n, r) => {
    const i = e._zod.def,
      a = i.in._zod.traits.has(`$ZodTransform`),
      o = t.io === `input` ? (a ? i.out : i.in) : i.out;
    Do(o, t, r);
    const s = t.seen.get(e);
    s.ref = o;
  },
  hs = (e, t, n, r) => {
    const i = e._zod.def;
    Do(i.innerType, t, r);
    const a = t.seen.get(e);
    (a.ref = i.innerType), (n.readOnly = !0);
  },
  gs = (e, t, n, r) => {
    const i = e._zod.def;
    Do(i.innerType, t, r);
    const a = t.seen.get(e);
    a.ref = i.innerType;
  },
  _s = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function vs(e, t, n) {
  Object.defineProperty(e, t, {
    configurable: !0,
    enumerable: !1,
    get() {
      const e = n(this);
      return (Object.defineProperty(this, t, { value: e, configurable: !0, writable: !0 }), e);
    },
    set(e) {
      Object.defineProperty(this, t, { value: e, configurable: !0, writable: !0 });
    },
  });
}
const ys = /*@__PURE__*/ I(
    `ZodError`,
    (e, t) => {
      In.init(e, t), (e.name = `ZodError`);
      const n = Object.getPrototypeOf(e);
      _s.has(n) ||
        (_s.add(n),
        vs(n, `format`, (e) => (t) => zn(e, t)),
        vs(n, `flatten`, (e) => (t) => Rn(e, t)),
        vs(n, `addIssue`, (e) => (t) => {
          e.issues.push(t), (e.message = JSON.stringify(e.issues, Rt, 2));
        }),
        vs(n, `addIssues`, (e) => (t) => {
          e.issues.push(...t), (e.message = JSON.stringify(e.issues, Rt, 2));
        }),
        Object.defineProperty(n, 'isEmpty', {
          configurable: !0,
          enumerable: !1,
          get() {
            return this.issues.length === 0;
          },
        }));
    },
    void 0,
    { Parent: Error },
  ),
  bs = /* @__PURE__ */ Vn(ys),
  xs = /* @__PURE__ */ Hn(ys),
  Ss = /* @__PURE__ */ Un(ys),
  Cs = /* @__PURE__ */ Gn(ys),
  ws = /* @__PURE__ */ Zn(ys),
  Ts = /* @__PURE__ */ Qn(ys),
  Es = /* @__PURE__ */ $n(ys),
  Ds = /* @__PURE__ */ er(ys),
  Os = /* @__PURE__ */ tr(ys),
  ks = /* @__PURE__ */ nr(ys),
  As = /* @__PURE__ */ rr(ys),
  js = /* @__PURE__ */ ir(ys);
function Ms() {
  kn.localeError || An(Ta());
}
function Ns() {
  kn.memoizer || An({ memoizer: Sa() });
}
const Ps = /*@__PURE__*/ I(`ZodType`, (e, t) => (Ms(), Jr.init(e, t), (e.def = t), (e.type = t.type), e), {
    check(...e) {
      const t = this.def;
      return this.clone(
        Ut(t, {
          checks: [
            ...(t.checks ?? []),
            ...e.map((e) =>
              typeof e == `function` ? { _zod: { check: e, def: { check: `custom` }, onattach: [] } } : e,
            ),
          ],
        }),
        { parent: !0 },
      );
    },
    with(...e) {
      return this.check(...e);
    },
    clone(e, t) {
      return Xt(this, e, t);
    },
    brand() {
      return this;
    },
    register(e, t) {
      return (e.add(this, t), this);
    },
    refine(e, t) {
      return this.check(Pc(e, t));
    },
    superRefine(e, t) {
      return this.check(Fc(e, t));
    },
    overwrite(e) {
      return this.check(/* @__PURE__ */ mo(e));
    },
    optional() {
      return gc(this);
    },
    exactOptional() {
      return vc(this);
    },
    nullable() {
      return bc(this);
    },
    nullish() {
      return gc(bc(this));
    },
    nonoptional(e) {
      return Ec(this, e);
    },
    array() {
      return cc(this);
    },
    or(e) {
      return uc([this, e]);
    },
    and(e) {
      return fc(this, e);
    },
    transform(e) {
      return Ac(this, mc(e));
    },
    default(e) {
      return Sc(this, e);
    },
    prefault(e) {
      return wc(this, e);
    },
    catch(e) {
      return Oc(this, e);
    },
    pipe(e) {
      return Ac(this, e);
    },
    readonly() {
      return Mc(this);
    },
    describe(e) {
      const t = this.clone();
      return (ka.add(t, { description: e }), t);
    },
    meta(...e) {
      if (e.length === 0) return ka.get(this);
      const t = this.clone();
      return (ka.add(t, e[0]), t);
    },
    isOptional() {
      return this.safeParse(void 0).success;
    },
    isNullable() {
      return this.safeParse(null).success;
    },
    apply(e, ...t) {
      return t.length === 0 ? e(this) : e(this, ...t);
    },
    get '~standard'() {
      return hn(this, `~standard`, {
        ...Zr(this),
        jsonSchema: { input: zo(this, `input`), output: zo(this, `output`) },
      });
    },
    set '~standard'(e) {
      mn(this, `~standard`, e);
    },
    parse: function e(t, n) {
      return bs(this, t, n, { callee: e });
    },
    parseAsync: async function e(t, n) {
      return await xs(this, t, n, { callee: e });
    },
    safeParse(e, t) {
      return Ss(this, e, t);
    },
    async safeParseAsync(e, t) {
      return Cs(this, e, t);
    },
    get spa() {
      return this?.safeParseAsync;
    },
    set spa(e) {
      mn(this, `spa`, e);
    },
    validate(e, t) {
      return Jn(this, e, t);
    },
    validateAsync(e, t) {
      return Xn(this, e, t);
    },
    encode: function e(t, n) {
      return ws(this, t, n, { callee: e });
    },
    decode: function e(t, n) {
      return Ts(this, t, n, { callee: e });
    },
    encodeAsync: async function e(t, n) {
      return await Es(this, t, n, { callee: e });
    },
    decodeAsync: async function e(t, n) {
      return await Ds(this, t, n, { callee: e });
    },
    safeEncode(e, t) {
      return Os(this, e, t);
    },
    safeDecode(e, t) {
      return ks(this, e, t);
    },
    async safeEncodeAsync(e, t) {
      return As(this, e, t);
    },
    async safeDecodeAsync(e, t) {
      return js(this, e, t);
    },
    toJSONSchema(e) {
      return Ro(this, {})(e);
    },
    get description() {
      return ka.get(this)?.description;
    },
    get _def() {
      return this._zod.def;
    },
  }),
  Fs = /*@__PURE__*/ I(
    `_ZodString`,
    (e, t) => {
      Qr.init(e, t), Ps.init(e, t), (e._zod.processJSONSchema = (t, n, r) => ts(e, t, n, r));
    },
    /*@__PURE__*/ gn(
      {
        format: (e) => Zo(e).format ?? null,
        minLength: (e) => Zo(e).minimum ?? null,
        maxLength: (e) => Zo(e).maximum ?? null,
      },
      {
        regex(...e) {
          return this.check(/* @__PURE__ */ so(...e));
        },
        includes(...e) {
          return this.check(/* @__PURE__ */ uo(...e));
        },
        startsWith(...e) {
          return this.check(/* @__PURE__ */ fo(...e));
        },
        endsWith(...e) {
          return this.check(/* @__PURE__ */ po(...e));
        },
        min(...e) {
          return this.check(/* @__PURE__ */ ao(...e));
        },
        max(...e) {
          return this.check(/* @__PURE__ */ io(...e));
        },
        length(...e) {
          return this.check(/* @__PURE__ */ oo(...e));
        },
        nonempty(...e) {
          return this.check(/* @__PURE__ */ ao(1, ...e));
        },
        lowercase(e) {
          return this.check(/* @__PURE__ */ co(e));
        },
        uppercase(e) {
          return this.check(/* @__PURE__ */ lo(e));
        },
        trim() {
          return this.check(/* @__PURE__ */ go());
        },
        normalize(...e) {
          return this.check(/* @__PURE__ */ ho(...e));
        },
        toLowerCase() {
          return this.check(/* @__PURE__ */ _o());
        },
        toUpperCase() {
          return this.check(/* @__PURE__ */ vo());
        },
        slugify() {
          return this.check(/* @__PURE__ */ yo());
        },
      },
    ),
  ),
  Is = /*@__PURE__*/ I(
    `ZodString`,
    (e, t) => {
      Qr.init(e, t), Fs.init(e, t);
    },
    {
      email(e) {
        return this.check(/* @__PURE__ */ Ma(Hs, e));
      },
      url(e) {
        return this.check(/* @__PURE__ */ Ra(Gs, e));
      },
      jwt(e) {
        return this.check(/* @__PURE__ */ $a(oc, e));
      },
      emoji(e) {
        return this.check(/* @__PURE__ */ za(Ks, e));
      },
      guid(e) {
        return this.check(/* @__PURE__ */ Na(Us, e));
      },
      uuid(e) {
        return this.check(/* @__PURE__ */ Pa(Ws, e));
      },
      uuidv4(e) {
        return this.check(/* @__PURE__ */ Fa(Ws, e));
      },
      uuidv6(e) {
        return this.check(/* @__PURE__ */ Ia(Ws, e));
      },
      uuidv7(e) {
        return this.check(/* @__PURE__ */ La(Ws, e));
      },
      nanoid(e) {
        return this.check(/* @__PURE__ */ Ba(qs, e));
      },
      cuid(e) {
        return this.check(/* @__PURE__ */ Va(Js, e));
      },
      cuid2(e) {
        return this.check(/* @__PURE__ */ Ha(Ys, e));
      },
      ulid(e) {
        return this.check(/* @__PURE__ */ Ua(Xs, e));
      },
      base64(e) {
        return this.check(/* @__PURE__ */ Xa(rc, e));
      },
      base64url(e) {
        return this.check(/* @__PURE__ */ Za(ic, e));
      },
      xid(e) {
        return this.check(/* @__PURE__ */ Wa(Zs, e));
      },
      ksuid(e) {
        return this.check(/* @__PURE__ */ Ga(Qs, e));
      },
      ipv4(e) {
        return this.check(/* @__PURE__ */ Ka($s, e));
      },
      ipv6(e) {
        return this.check(/* @__PURE__ */ qa(ec, e));
      },
      cidrv4(e) {
        return this.check(/* @__PURE__ */ Ja(tc, e));
      },
      cidrv6(e) {
        return this.check(/* @__PURE__ */ Ya(nc, e));
      },
      e164(e) {
        return this.check(/* @__PURE__ */ Qa(ac, e));
      },
      datetime(e) {
        return this.check(/* @__PURE__ */ eo(Rs, e));
      },
      date(e) {
        return this.check(/* @__PURE__ */ to(zs, e));
      },
      time(e) {
        return this.check(/* @__PURE__ */ no(Bs, e));
      },
      duration(e) {
        return this.check(/* @__PURE__ */ ro(Vs, e));
      },
    },
  );
function Ls(e) {
  return /* @__PURE__ */ ja(Is, e);
}
const R = /*@__PURE__*/ I(`ZodStringFormat`, (e, t) => {
    L.init(e, t), Fs.init(e, t);
  }),
  Rs = /*@__PURE__*/ I(`ZodISODateTime`, (e, t) => {
    _i.init(e, t), R.init(e, t);
  }),
  zs = /*@__PURE__*/ I(`ZodISODate`, (e, t) => {
    vi.init(e, t), R.init(e, t);
  }),
  Bs = /*@__PURE__*/ I(`ZodISOTime`, (e, t) => {
    yi.init(e, t), R.init(e, t);
  }),
  Vs = /*@__PURE__*/ I(`ZodISODuration`, (e, t) => {
    bi.init(e, t), R.init(e, t);
  }),
  Hs = /*@__PURE__*/ I(`ZodEmail`, (e, t) => {
    ti.init(e, t), R.init(e, t);
  }),
  Us = /*@__PURE__*/ I(`ZodGUID`, (e, t) => {
    $r.init(e, t), R.init(e, t);
  }),
  Ws = /*@__PURE__*/ I(`ZodUUID`, (e, t) => {
    ei.init(e, t), R.init(e, t);
  }),
  Gs = /*@__PURE__*/ I(`ZodURL`, (e, t) => {
    li.init(e, t), R.init(e, t);
  }),
  Ks = /*@__PURE__*/ I(`ZodEmoji`, (e, t) => {
    ui.init(e, t), R.init(e, t);
  }),
  qs = /*@__PURE__*/ I(`ZodNanoID`, (e, t) => {
    di.init(e, t), R.init(e, t);
  }),
  Js = /*@__PURE__*/ I(`ZodCUID`, (e, t) => {
    fi.init(e, t), R.init(e, t);
  }),
  Ys = /*@__PURE__*/ I(`ZodCUID2`, (e, t) => {
    pi.init(e, t), R.init(e, t);
  }),
  Xs = /*@__PURE__*/ I(`ZodULID`, (e, t) => {
    mi.init(e, t), R.init(e, t);
  }),
  Zs = /*@__PURE__*/ I(`ZodXID`, (e, t) => {
    hi.init(e, t), R.init(e, t);
  }),
  Qs = /*@__PURE__*/ I(`ZodKSUID`, (e, t) => {
    gi.init(e, t), R.init(e, t);
  }),
  $s = /*@__PURE__*/ I(`ZodIPv4`, (e, t) => {
    xi.init(e, t), R.init(e, t);
  }),
  ec = /*@__PURE__*/ I(`ZodIPv6`, (e, t) => {
    wi.init(e, t), R.init(e, t);
  }),
  tc = /*@__PURE__*/ I(`ZodCIDRv4`, (e, t) => {
    Ti.init(e, t), R.init(e, t);
  }),
  nc = /*@__PURE__*/ I(`ZodCIDRv6`, (e, t) => {
    Di.init(e, t), R.init(e, t);
  }),
  rc = /*@__PURE__*/ I(`ZodBase64`, (e, t) => {
    Ai.init(e, t), R.init(e, t);
  }),
  ic = /*@__PURE__*/ I(`ZodBase64URL`, (e, t) => {
    Ni.init(e, t), R.init(e, t);
  }),
  ac = /*@__PURE__*/ I(`ZodE164`, (e, t) => {
    Pi.init(e, t), R.init(e, t);
  }),
  oc = /*@__PURE__*/ I(`ZodJWT`, (e, t) => {
    Ii.init(e, t), R.init(e, t);
  }),
  sc = /*@__PURE__*/ I(
    `ZodArray`,
    (e, t) => {
      Ns(),
        Bi.init(e, t),
        Ps.init(e, t),
        (e._zod.processJSONSchema = (t, n, r) => is(e, t, n, r)),
        (e.element = t.element);
    },
    {
      min(e, t) {
        return this.check(/* @__PURE__ */ ao(e, t));
      },
      nonempty(e) {
        return this.check(/* @__PURE__ */ ao(1, e));
      },
      max(e, t) {
        return this.check(/* @__PURE__ */ io(e, t));
      },
      length(e, t) {
        return this.check(/* @__PURE__ */ oo(e, t));
      },
      unwrap() {
        return this.element;
      },
    },
  );
function cc(e, t) {
  return /* @__PURE__ */ bo(sc, e, t);
}
const lc = /*@__PURE__*/ I(`ZodUnion`, (e, t) => {
  Hi.init(e, t), Ps.init(e, t), (e._zod.processJSONSchema = (t, n, r) => as(e, t, n, r)), (e.options = t.options);
});
function uc(e, t) {
  return new lc({ type: `union`, options: e, ...P(t) });
}
const dc = /*@__PURE__*/ I(`ZodIntersection`, (e, t) => {
  Ui.init(e, t), Ps.init(e, t), (e._zod.processJSONSchema = (t, n, r) => os(e, t, n, r));
});
function fc(e, t) {
  return new dc({ type: `intersection`, left: e, right: t });
}
const pc = /*@__PURE__*/ I(`ZodTransform`, (e, t) => {
  Ns(),
    Ki.init(e, t),
    Ps.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => rs(e, t, n, r)),
    (e._zod.parse = (n, r) => {
      if (r.direction === `backward`) throw new On(e.constructor.name);
      n.addIssue = (r) => {
        if (typeof r == `string`) n.issues.push(fn(r, n.value, t));
        else {
          const t = r;
          t.fatal && (t.continue = !1),
            (t.code ??= `custom`),
            `input` in t || (t.input = n.value),
            (t.inst ??= e),
            n.issues.push(fn(t));
        }
      };
      const i = t.transform(n.value, n);
      return i instanceof Promise ? i.then((e) => ((n.value = e), n)) : ((n.value = i), n);
    });
});
function mc(e) {
  return new pc({ type: `transform`, transform: e });
}
const hc = /*@__PURE__*/ I(`ZodOptional`, (e, t) => {
  Ji.init(e, t),
    Ps.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => gs(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType);
});
function gc(e) {
  return new hc({ type: `optional`, innerType: e });
}
const _c = /*@__PURE__*/ I(`ZodExactOptional`, (e, t) => {
  Yi.init(e, t),
    Ps.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => gs(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType);
});
function vc(e) {
  return new _c({ type: `optional`, innerType: e });
}
const yc = /*@__PURE__*/ I(`ZodNullable`, (e, t) => {
  Xi.init(e, t),
    Ps.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => ss(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType);
});
function bc(e) {
  return new yc({ type: `nullable`, innerType: e });
}
const xc = /*@__PURE__*/ I(`ZodDefault`, (e, t) => {
  Zi.init(e, t),
    Ps.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => ds(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeDefault = e.unwrap);
});
function Sc(e, t) {
  return new xc({
    type: `default`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : Jt(t);
    },
  });
}
const Cc = /*@__PURE__*/ I(`ZodPrefault`, (e, t) => {
  $i.init(e, t),
    Ps.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => fs(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType);
});
function wc(e, t) {
  return new Cc({
    type: `prefault`,
    innerType: e,
    get defaultValue() {
      return typeof t == `function` ? t() : Jt(t);
    },
  });
}
const Tc = /*@__PURE__*/ I(`ZodNonOptional`, (e, t) => {
  ea.init(e, t),
    Ps.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => cs(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType);
});
function Ec(e, t) {
  return new Tc({ type: `nonoptional`, innerType: e, ...P(t) });
}
const Dc = /*@__PURE__*/ I(`ZodCatch`, (e, t) => {
  ra.init(e, t),
    Ps.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => ps(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType),
    (e.removeCatch = e.unwrap);
});
function Oc(e, t) {
  return new Dc({ type: `catch`, innerType: e, catchValue: typeof t == `function` ? t : xn(t) });
}
const kc = /*@__PURE__*/ I(`ZodPipe`, (e, t) => {
  ia.init(e, t),
    Ps.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => ms(e, t, n, r)),
    (e.in = t.in),
    (e.out = t.out);
});
function Ac(e, t) {
  return new kc({ type: `pipe`, in: e, out: t });
}
const jc = /*@__PURE__*/ I(`ZodReadonly`, (e, t) => {
  oa.init(e, t),
    Ps.init(e, t),
    (e._zod.processJSONSchema = (t, n, r) => hs(e, t, n, r)),
    (e.unwrap = () => e._zod.def.innerType);
});
function Mc(e) {
  return new jc({ type: `readonly`, innerType: e });
}
const Nc = /*@__PURE__*/ I(`ZodCustom`, (e, t) => {
  ca.init(e, t), Ps.init(e, t), (e._zod.processJSONSchema = (t, n, r) => ns(e, t, n, r));
});
function Pc(e, t = {}) {
  return /* @__PURE__ */ xo(Nc, e, t);
}
function Fc(e, t) {
  return /* @__PURE__ */ So(e, t);
}
var Ic = /* @__PURE__ */ ee(It(), 1);
const Lc = {
    ashby: /^api\.ashbyhq\.com$/,
    bullhorn: /\.bullhornstaffing\.com$/,
    greenhouse: /^(?:boards-)?api\.(?:\w+\.)?greenhouse\.io$/,
    lever: /^api\.(?:\w+\.)?lever\.co$/,
    personio: /\.jobs\.personio\.(?:de|com)$/,
    recruitee: /\.recruitee\.com$/,
    smartrecruiters: /^api\.(?:\w+\.)?smartrecruiters\.com$/,
    table: /^(?:docs\.google|api\.airtable)\.com$/,
    teamtailor: /^api\.(?:\w+\.)?teamtailor\.com$/,
    'teamtailor-jobs': /\.teamtailor\.com$/,
    workable: /\.workable\.com$/,
  },
  Rc = Object.keys(Lc),
  zc = (e) => Object.hasOwn(Lc, e);
function Bc(e, t) {
  const n = e.slice(0, t).split(`
`);
  return `line ${n.length}, column ${(n.at(-1)?.length ?? 0) + 1}`;
}
function Vc(e) {
  return e.startsWith(`file:`) ? n(new URL(e, l(`${process.cwd()}/`)), `utf8`) : e;
}
const Hc = `expected a JSONata expression, or file: and the path of a readable file`,
  Uc = `, or one of ${Rc.join(`, `)}, none`;
Ls().transform((e, t) => {
  const n = (e) => (t.addIssue({ code: `custom`, message: e }), Cn),
    r = e.trim().toLowerCase();
  if (r === `none` || zc(r)) return r;
  if (/^[\w./-]+\.jsonata$/.test(e.trim())) return n(`${Hc}, such as file:${e.trim()}`);
  let i = ``;
  try {
    i = Vc(e.trim());
  } catch (t) {
    const { path: r = e, code: i } = t;
    return n(`${Hc}; tried ${r} (${i})${Uc}`);
  }
  try {
    return ((0, Ic.default)(i), i);
  } catch (e) {
    const { position: t = 0, message: r, code: a } = e;
    return n(`expected a JSONata expression; at ${Bc(i, t)}: ${r} (${a})`);
  }
});
const Wc = new Intl.Segmenter(`en`, { granularity: `grapheme` }),
  Gc = new Intl.Segmenter(`en`, { granularity: `word` });
function Kc(e, t, n) {
  let r = 0;
  for (const { index: i, segment: a } of e.segment(t)) {
    if (i + a.length > n) break;
    r = i + a.length;
  }
  return r;
}
function qc(e, t) {
  const n = t - 256;
  if (n <= 0) return 0;
  const r = n + e.slice(n, n + 128).search(/\s/) + 1;
  return /[\udc00-\udfff]/.test(e.charAt(r)) ? r + 1 : r;
}
function Jc(e, t) {
  if (e.length <= t) return e;
  const n = qc(e, t),
    r = e.slice(n, t + 64),
    i = Kc(Gc, r, t - 1 - n),
    a = i > 0 && n + i > t / 2 ? i : Kc(Wc, r, t - 1 - n);
  return `${e.slice(0, n + a).trimEnd()}…`;
}
const Yc = /^(?:[-*–—]\s+|[•●○▪▫■□◦‣·∙⋅・✓✔✅➢➤→►▸❖]\s*)+(?=\S)/u,
  Xc = /^(\d{1,3})\.\s+(?=\S)/,
  Zc = (e) => (/^[ \t]*/.exec(e)?.[0] ?? ``).replaceAll(`	`, ` `.repeat(4)).length;
function Qc(e) {
  let t = [],
    n = `empty`;
  function r(e, n) {
    const r = Math.max(
        0,
        t.findLastIndex((t) => t.indent <= e),
      ),
      i = t[r],
      a = i === void 0 || (e >= i.indent + 2 && r + 1 < 4),
      [o = ``, s = ``] = Xc.exec(n) ?? [],
      c = a || i.number > 0,
      l = o !== `` && Number(s) === (a ? 1 : i.number + 1) && c,
      u = a || l !== i.number > 0;
    t.length = u && !a ? r : Math.min(t.length, r + 1);
    const d = u ? { indent: e, number: 0 } : i;
    return (
      u && t.push(d),
      (d.number = l ? d.number + 1 : 0),
      { kind: `item`, words: l ? n.slice(o.length) : n, number: d.number, depth: t.length - 1, isFirst: u }
    );
  }
  function i(e) {
    const i = e.trim();
    if (i === ``) return { kind: `empty` };
    const a = Zc(e),
      [o] = Yc.exec(i) ?? [];
    if (o !== void 0) return r(a, i.slice(o.length));
    const s = t.at(-1);
    return s !== void 0 && n !== `empty` && a >= s.indent + 2
      ? { kind: `more`, words: i, depth: t.length - 1 }
      : ((t.length = 0), { kind: `text`, words: i });
  }
  return e.map((e) => {
    const t = i(e);
    return ((n = t.kind), t);
  });
}
const $c = (e) => ` `.repeat(2 * e);
function el(e) {
  return e.kind === `empty`
    ? ``
    : e.kind === `text`
      ? e.words
      : e.kind === `more`
        ? `${$c(e.depth + 1)}${e.words}`
        : `${$c(e.depth)}- ${e.number > 0 ? `${e.number}. ` : ``}${e.words}`;
}
function tl(e) {
  return Qc(e).map(el);
}
const nl = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu,
  rl = /[^\S\uFEFF]+/g,
  il = 2e4,
  al = /[\uf0a7\uf0b7\uf0d8\uf0fc]/g,
  ol = (e) => e.toWellFormed().replace(rl, ` `).replace(al, `•`).replace(nl, ``),
  sl = (e) => ol(e).replace(/ {2,}/g, ` `).trim();
function cl(e) {
  return Jc(sl(e), 500);
}
const ll = /^[ \t]{0,40}/,
  ul = (e) => `${ll.exec(e)?.[0] ?? ``}${sl(e)}`;
function dl(e) {
  const t = tl(e.split(/\r\n|[\n\r\u2028\u2029]/).map(ul))
      .join(`
`)
      .replace(
        /\n{3,}/g,
        `

`,
      )
      .trim(),
    n = t
      .split(
        `
`,
        500,
      )
      .join(`
`),
    r = n !== t || t.length > il;
  return { text: Jc(n === t ? n : `${n.trimEnd()}…`, il), isCut: r };
}
const fl = (e) => (typeof e == `string` ? e : Number.isFinite(e) ? String(e) : null);
var pl = /* @__PURE__ */ x({ dateIn: () => wl, isDayFirst: () => Cl, isUnclearDate: () => El });
const ml = Date.UTC(1899, 11, 30),
  hl = { first: 36526, last: 73050 },
  gl = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[ T]\d)/,
  _l = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d\d)(?:$|,? \d)/,
  vl = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)(?:$|,? \d)/,
  yl = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(?:Z|UTC|[+-]\d\d:?\d\d)$/i,
  bl = /^\d{5}(?:\.\d+)?$/,
  xl = (e) => fl(e)?.trim() ?? ``;
function Sl(e, t, n) {
  const r = new Date(Date.UTC(Number(e.padStart(4, `20`)), Number(t) - 1, Number(n)));
  return r.getUTCMonth() === Number(t) - 1 && r.getUTCDate() === Number(n) ? r.toISOString().slice(0, 10) : void 0;
}
function Cl(e) {
  const t = (Array.isArray(e) ? e : [e]).map((e) => vl.exec(xl(e))),
    [n, r] = [1, 2].map((e) => t.some((t) => Number(t?.[e]) > 12));
  return n === r ? void 0 : n;
}
function wl(e, t) {
  const n = xl(e);
  if (bl.test(n))
    return Number(n) >= hl.first && Number(n) <= hl.last
      ? new Date(ml + Math.floor(Number(n)) * 864e5).toISOString().slice(0, 10)
      : void 0;
  const [, r = ``, i = ``, a = ``] = gl.exec(n) ?? [];
  if (r !== ``) return yl.test(n) ? n : Sl(r, i, a);
  const [, o = ``, s = ``, c = ``] = _l.exec(n) ?? [];
  if (o !== ``) return Sl(c, s, o);
  const [, l = ``, u = ``, d = ``] = vl.exec(n) ?? [];
  return typeof t == `boolean` || l === u ? (t ? Sl(d, u, l) : Sl(d, l, u)) : void 0;
}
const Tl = /^(?!\d{4}$)\d+(?:\.\d+)?$|^\d{1,4}[-/.] ?\d{1,2}[-/.] ?\d{2,4}(?!\d)/;
function El(e, t) {
  return Tl.test(xl(e)) && wl(e, t) === void 0;
}
var z = u(`lru-cache:metrics`),
  Dl = d(`lru-cache`),
  Ol = typeof performance == `object` && performance && typeof performance.now == `function` ? performance : Date,
  kl = () => z.hasSubscribers || Dl.hasSubscribers,
  Al = /* @__PURE__ */ new Set(),
  jl = typeof process == `object` && process ? process : {},
  Ml = (e, t, n, r) => {
    typeof jl.emitWarning == `function` ? jl.emitWarning(e, t, n, r) : console.error(`[${n}] ${t}: ${e}`);
  },
  Nl = (e) => !Al.has(e),
  Pl = (e) => !!e && e === Math.floor(e) && e > 0 && isFinite(e),
  Fl = (e) =>
    Pl(e)
      ? e <= 256
        ? Uint8Array
        : e <= 2 ** 16
          ? Uint16Array
          : e <= 2 ** 32
            ? Uint32Array
            : e <= 2 ** 53 - 1
              ? Il
              : null
      : null,
  Il = class extends Array {
    constructor(e) {
      super(e), this.fill(0);
    }
  },
  Ll = class e {
    heap;
    length;
    static #e = !1;
    static create(t) {
      const n = Fl(t);
      if (!n) return [];
      e.#e = !0;
      const r = new e(t, n);
      return ((e.#e = !1), r);
    }
    constructor(t, n) {
      if (!e.#e) throw TypeError(`instantiate Stack using Stack.create(n)`);
      (this.heap = new n(t)), (this.length = 0);
    }
    push(e) {
      this.heap[this.length++] = e;
    }
    pop() {
      return this.heap[--this.length];
    }
  },
  Rl = class e {
    #e;
    #t;
    #n;
    #r;
    #i;
    #a;
    #o;
    #s;
    get perf() {
      return this.#s;
    }
    ttl;
    ttlResolution;
    ttlAutopurge;
    updateAgeOnGet;
    updateAgeOnHas;
    allowStale;
    noDisposeOnSet;
    noUpdateTTL;
    maxEntrySize;
    sizeCalculation;
    noDeleteOnFetchRejection;
    noDeleteOnStaleGet;
    allowStaleOnFetchAbort;
    allowStaleOnFetchRejection;
    ignoreFetchAbort;
    backgroundFetchSize;
    #c;
    #l;
    #u;
    #d;
    #f;
    #p;
    #m;
    #h;
    #g;
    #_;
    #v;
    #y;
    #b;
    #x;
    #S;
    #C;
    #w;
    #T;
    #E;
    static unsafeExposeInternals(e) {
      return {
        starts: e.#b,
        ttls: e.#x,
        autopurgeTimers: e.#S,
        sizes: e.#y,
        keyMap: e.#u,
        keyList: e.#d,
        valList: e.#f,
        next: e.#p,
        prev: e.#m,
        get head() {
          return e.#h;
        },
        get tail() {
          return e.#g;
        },
        free: e.#_,
        isBackgroundFetch: (t) => e.#W(t),
        backgroundFetch: (t, n, r, i) => e.#U(t, n, r, i),
        moveToTail: (t) => e.#X(t),
        indexes: (t) => e.#I(t),
        rindexes: (t) => e.#L(t),
        isStale: (t) => e.#j(t),
      };
    }
    get max() {
      return this.#e;
    }
    get maxSize() {
      return this.#t;
    }
    get calculatedSize() {
      return this.#l;
    }
    get size() {
      return this.#c;
    }
    get fetchMethod() {
      return this.#a;
    }
    get memoMethod() {
      return this.#o;
    }
    get dispose() {
      return this.#n;
    }
    get onInsert() {
      return this.#r;
    }
    get disposeAfter() {
      return this.#i;
    }
    constructor(t) {
      const {
        max: n = 0,
        ttl: r,
        ttlResolution: i = 1,
        ttlAutopurge: a,
        updateAgeOnGet: o,
        updateAgeOnHas: s,
        allowStale: c,
        dispose: l,
        onInsert: u,
        disposeAfter: d,
        noDisposeOnSet: f,
        noUpdateTTL: p,
        maxSize: m = 0,
        maxEntrySize: h = 0,
        sizeCalculation: g,
        fetchMethod: _,
        memoMethod: v,
        noDeleteOnFetchRejection: y,
        noDeleteOnStaleGet: b,
        allowStaleOnFetchRejection: x,
        allowStaleOnFetchAbort: S,
        ignoreFetchAbort: ee,
        backgroundFetchSize: te = 1,
        perf: C,
      } = t;
      if (((this.backgroundFetchSize = te), C !== void 0 && typeof C?.now != `function`))
        throw TypeError(`perf option must have a now() method if specified`);
      if (((this.#s = C ?? Ol), n !== 0 && !Pl(n))) throw TypeError(`max option must be a nonnegative integer`);
      const w = n ? Fl(n) : Array;
      if (!w) throw Error(`invalid max value: ` + n);
      if (
        ((this.#e = n),
        (this.#t = m),
        (this.maxEntrySize = h || this.#t),
        (this.sizeCalculation = g),
        this.sizeCalculation)
      ) {
        if (!this.#t && !this.maxEntrySize)
          throw TypeError(`cannot set sizeCalculation without setting maxSize or maxEntrySize`);
        if (typeof this.sizeCalculation != `function`) throw TypeError(`sizeCalculation set to non-function`);
      }
      if (v !== void 0 && typeof v != `function`) throw TypeError(`memoMethod must be a function if defined`);
      if (((this.#o = v), _ !== void 0 && typeof _ != `function`))
        throw TypeError(`fetchMethod must be a function if specified`);
      if (
        ((this.#a = _),
        (this.#w = !!_),
        (this.#u = /* @__PURE__ */ new Map()),
        (this.#d = Array.from({ length: n }).fill(void 0)),
        (this.#f = Array.from({ length: n }).fill(void 0)),
        (this.#p = new w(n)),
        (this.#m = new w(n)),
        (this.#h = 0),
        (this.#g = 0),
        (this.#_ = Ll.create(n)),
        (this.#c = 0),
        (this.#l = 0),
        typeof l == `function` && (this.#n = l),
        typeof u == `function` && (this.#r = u),
        typeof d == `function` ? ((this.#i = d), (this.#v = [])) : ((this.#i = void 0), (this.#v = void 0)),
        (this.#C = !!this.#n),
        (this.#E = !!this.#r),
        (this.#T = !!this.#i),
        (this.noDisposeOnSet = !!f),
        (this.noUpdateTTL = !!p),
        (this.noDeleteOnFetchRejection = !!y),
        (this.allowStaleOnFetchRejection = !!x),
        (this.allowStaleOnFetchAbort = !!S),
        (this.ignoreFetchAbort = !!ee),
        this.maxEntrySize !== 0)
      ) {
        if (this.#t !== 0 && !Pl(this.#t)) throw TypeError(`maxSize must be a positive integer if specified`);
        if (!Pl(this.maxEntrySize)) throw TypeError(`maxEntrySize must be a positive integer if specified`);
        this.#M();
      }
      if (
        ((this.allowStale = !!c),
        (this.noDeleteOnStaleGet = !!b),
        (this.updateAgeOnGet = !!o),
        (this.updateAgeOnHas = !!s),
        (this.ttlResolution = Pl(i) || i === 0 ? i : 1),
        (this.ttlAutopurge = !!a),
        (this.ttl = r || 0),
        this.ttl)
      ) {
        if (!Pl(this.ttl)) throw TypeError(`ttl must be a positive integer if specified`);
        this.#D();
      }
      if (this.#e === 0 && this.ttl === 0 && this.#t === 0)
        throw TypeError(`At least one of max, maxSize, or ttl is required`);
      if (!this.ttlAutopurge && !this.#e && !this.#t) {
        const t = `LRU_CACHE_UNBOUNDED`;
        Nl(t) &&
          (Al.add(t),
          Ml(
            `TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.`,
            `UnboundedCacheWarning`,
            t,
            e,
          ));
      }
    }
    getRemainingTTL(e) {
      return this.#u.has(e) ? 1 / 0 : 0;
    }
    #D() {
      const e = new Il(this.#e),
        t = new Il(this.#e);
      (this.#x = e), (this.#b = t);
      const n = this.ttlAutopurge ? Array.from({ length: this.#e }) : void 0;
      (this.#S = n),
        (this.#A = (n, i, a = this.#s.now()) => {
          (t[n] = i === 0 ? 0 : a), (e[n] = i), r(n, i);
        }),
        (this.#O = (n) => {
          (t[n] = e[n] === 0 ? 0 : this.#s.now()), r(n, e[n]);
        });
      const r = this.ttlAutopurge
        ? (e, t) => {
            if ((n?.[e] && (clearTimeout(n[e]), (n[e] = void 0)), t && t !== 0 && n)) {
              const i = setTimeout(() => {
                this.#j(e) ? (this.#Z(this.#d[e], `expire`), (n[e] = void 0)) : r(e, o(e));
              }, t + 1);
              i.unref && i.unref(), (n[e] = i);
            }
          }
        : () => {};
      this.#k = (n, r) => {
        if (e[r]) {
          const o = e[r],
            s = t[r];
          if (!o || !s) return;
          (n.ttl = o), (n.start = s), (n.now = i || a()), (n.remainingTTL = o - (n.now - s));
        }
      };
      let i = 0,
        a = () => {
          const e = this.#s.now();
          if (this.ttlResolution > 0) {
            i = e;
            const t = setTimeout(() => (i = 0), this.ttlResolution);
            t.unref && t.unref();
          }
          return e;
        };
      this.getRemainingTTL = (e) => {
        const t = this.#u.get(e);
        return t === void 0 ? 0 : o(t);
      };
      const o = (n) => {
        const r = e[n],
          o = t[n];
        return !r || !o ? 1 / 0 : r - ((i || a()) - o);
      };
      this.#j = (n) => {
        const r = t[n],
          o = e[n];
        return !!o && !!r && (i || a()) - r > o;
      };
    }
    #O = () => {};
    #k = () => {};
    #A = () => {};
    #j = () => !1;
    #M() {
      const e = new Il(this.#e);
      (this.#l = 0),
        (this.#y = e),
        (this.#N = (t) => {
          (this.#l -= e[t]), (e[t] = 0);
        }),
        (this.#F = (e, t, n, r) => {
          if (!Pl(n)) {
            if (this.#W(t)) return this.backgroundFetchSize;
            if (r) {
              if (typeof r != `function`) throw TypeError(`sizeCalculation must be a function`);
              if (((n = r(t, e)), !Pl(n))) throw TypeError(`sizeCalculation return invalid (expect positive integer)`);
            } else
              throw TypeError(
                `invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.`,
              );
          }
          return n;
        }),
        (this.#P = (t, n, r) => {
          if (((e[t] = n), this.#t)) {
            const n = this.#t - e[t];
            for (; this.#l > n; ) this.#B(!0);
          }
          (this.#l += e[t]), r && ((r.entrySize = n), (r.totalCalculatedSize = this.#l));
        });
    }
    #N = (e) => {};
    #P = (e, t, n) => {};
    #F = (e, t, n, r) => {
      if (n || r) throw TypeError(`cannot set size without setting maxSize or maxEntrySize on cache`);
      return 0;
    };
    *#I({ allowStale: e = this.allowStale } = {}) {
      if (this.#c)
        for (let t = this.#g; this.#R(t) && ((e || !this.#j(t)) && (yield t), t !== this.#h); ) t = this.#m[t];
    }
    *#L({ allowStale: e = this.allowStale } = {}) {
      if (this.#c)
        for (let t = this.#h; this.#R(t) && ((e || !this.#j(t)) && (yield t), t !== this.#g); ) t = this.#p[t];
    }
    #R(e) {
      return e !== void 0 && this.#u.get(this.#d[e]) === e;
    }
    *entries() {
      for (const e of this.#I())
        this.#f[e] !== void 0 && this.#d[e] !== void 0 && !this.#W(this.#f[e]) && (yield [this.#d[e], this.#f[e]]);
    }
    *rentries() {
      for (const e of this.#L())
        this.#f[e] !== void 0 && this.#d[e] !== void 0 && !this.#W(this.#f[e]) && (yield [this.#d[e], this.#f[e]]);
    }
    *keys() {
      for (const e of this.#I()) {
        const t = this.#d[e];
        t !== void 0 && !this.#W(this.#f[e]) && (yield t);
      }
    }
    *rkeys() {
      for (const e of this.#L()) {
        const t = this.#d[e];
        t !== void 0 && !this.#W(this.#f[e]) && (yield t);
      }
    }
    *values() {
      for (const e of this.#I()) this.#f[e] !== void 0 && !this.#W(this.#f[e]) && (yield this.#f[e]);
    }
    *rvalues() {
      for (const e of this.#L()) this.#f[e] !== void 0 && !this.#W(this.#f[e]) && (yield this.#f[e]);
    }
    [Symbol.iterator]() {
      return this.entries();
    }
    [Symbol.toStringTag] = `LRUCache`;
    find(e, t = {}) {
      for (const n of this.#I()) {
        const r = this.#f[n],
          i = this.#W(r) ? r.__staleWhileFetching : r;
        if (i !== void 0 && e(i, this.#d[n], this)) return this.#J(this.#d[n], t);
      }
    }
    forEach(e, t = this) {
      for (const n of this.#I()) {
        const r = this.#f[n],
          i = this.#W(r) ? r.__staleWhileFetching : r;
        i !== void 0 && e.call(t, i, this.#d[n], this);
      }
    }
    rforEach(e, t = this) {
      for (const n of this.#L()) {
        const r = this.#f[n],
          i = this.#W(r) ? r.__staleWhileFetching : r;
        i !== void 0 && e.call(t, i, this.#d[n], this);
      }
    }
    purgeStale() {
      let e = !1;
      for (const t of this.#L({ allowStale: !0 })) this.#j(t) && (this.#Z(this.#d[t], `expire`), (e = !0));
      return e;
    }
    info(e) {
      const t = this.#u.get(e);
      if (t === void 0) return;
      const n = this.#f[t],
        r = this.#W(n) ? n.__staleWhileFetching : n;
      if (r === void 0) return;
      const i = { value: r };
      if (this.#x && this.#b) {
        const e = this.#x[t],
          n = this.#b[t];
        e && n && ((i.ttl = e - (this.#s.now() - n)), (i.start = Date.now()));
      }
      return (this.#y && (i.size = this.#y[t]), i);
    }
    dump() {
      const e = [];
      for (const t of this.#I({ allowStale: !0 })) {
        const n = this.#d[t],
          r = this.#f[t],
          i = this.#W(r) ? r.__staleWhileFetching : r;
        if (i === void 0 || n === void 0) continue;
        const a = { value: i };
        if (this.#x && this.#b) {
          a.ttl = this.#x[t];
          const e = this.#s.now() - this.#b[t];
          a.start = Math.floor(Date.now() - e);
        }
        this.#y && (a.size = this.#y[t]), e.unshift([n, a]);
      }
      return e;
    }
    load(e) {
      this.clear();
      for (const [t, n] of e) {
        if (n.start) {
          const e = Date.now() - n.start;
          n.start = this.#s.now() - e;
        }
        this.#z(t, n.value, n);
      }
    }
    set(e, t, n = {}) {
      const { status: r = z.hasSubscribers ? {} : void 0 } = n;
      (n.status = r), r && ((r.op = `set`), (r.key = e), t !== void 0 && (r.value = t), (r.cache = this));
      const i = this.#z(e, t, n);
      return (r && z.hasSubscribers && z.publish(r), i);
    }
    #z(e, t, n, r) {
      const {
          ttl: i = this.ttl,
          start: a,
          noDisposeOnSet: o = this.noDisposeOnSet,
          sizeCalculation: s = this.sizeCalculation,
          status: c,
        } = n,
        l = this.#W(t);
      if (t === void 0) return (c && (c.set = `deleted`), this.delete(e), this);
      let { noUpdateTTL: u = this.noUpdateTTL } = n;
      c && !l && (c.value = t);
      const d = this.#F(e, t, n.size || 0, s, c);
      if (this.maxEntrySize && d > this.maxEntrySize)
        return (this.#Z(e, `set`), c && ((c.set = `miss`), (c.maxEntrySizeExceeded = !0)), this);
      let f = this.#c === 0 ? void 0 : this.#u.get(e);
      if (f === void 0)
        (f =
          this.#c === 0
            ? this.#g
            : this.#_.length === 0
              ? this.#c === this.#e
                ? this.#B(!1)
                : this.#c
              : this.#_.pop()),
          (this.#d[f] = e),
          (this.#f[f] = t),
          this.#u.set(e, f),
          (this.#p[this.#g] = f),
          (this.#m[f] = this.#g),
          (this.#g = f),
          this.#c++,
          this.#P(f, d, c),
          c && (c.set = `add`),
          (u = !1),
          this.#E && !l && this.#r?.(t, e, `add`);
      else {
        this.#X(f);
        const n = this.#f[f];
        if (t !== n) {
          if (!o) {
            if (this.#W(n)) {
              n !== r && n.__abortController.abort(/* @__PURE__ */ Error(`replaced`));
              const { __staleWhileFetching: i } = n;
              i !== void 0 && i !== t && (this.#C && this.#n?.(i, e, `set`), this.#T && this.#v?.push([i, e, `set`]));
            } else this.#C && this.#n?.(n, e, `set`), this.#T && this.#v?.push([n, e, `set`]);
          }
          if ((this.#N(f), this.#P(f, d, c), (this.#f[f] = t), !l)) {
            const r = n && this.#W(n) ? n.__staleWhileFetching : n,
              i = r === void 0 ? `add` : t === r ? `update` : `replace`;
            c && ((c.set = i), r !== void 0 && (c.oldValue = r)), this.#E && this.onInsert?.(t, e, i);
          }
        } else l || (c && (c.set = `update`), this.#E && this.onInsert?.(t, e, `update`));
      }
      if (
        (i !== 0 && !this.#x && this.#D(),
        this.#x && (u || this.#A(f, i, a), c && this.#k(c, f)),
        !o && this.#T && this.#v)
      ) {
        let e = this.#v,
          t;
        for (; (t = e?.shift()); ) this.#i?.(...t);
      }
      return this;
    }
    pop() {
      try {
        for (; this.#c; ) {
          const e = this.#f[this.#h];
          if ((this.#B(!0), this.#W(e))) {
            if (e.__staleWhileFetching) return e.__staleWhileFetching;
          } else if (e !== void 0) return e;
        }
      } finally {
        if (this.#T && this.#v) {
          let e = this.#v,
            t;
          for (; (t = e?.shift()); ) this.#i?.(...t);
        }
      }
    }
    #B(e) {
      const t = this.#h,
        n = this.#d[t],
        r = this.#f[t],
        i = this.#W(r);
      i && r.__abortController.abort(/* @__PURE__ */ Error(`evicted`));
      const a = i ? r.__staleWhileFetching : r;
      return (
        (this.#C || this.#T) &&
          a !== void 0 &&
          (this.#C && this.#n?.(a, n, `evict`), this.#T && this.#v?.push([a, n, `evict`])),
        this.#N(t),
        this.#S?.[t] && (clearTimeout(this.#S[t]), (this.#S[t] = void 0)),
        e && ((this.#d[t] = void 0), (this.#f[t] = void 0), this.#_.push(t)),
        this.#c === 1 ? ((this.#h = this.#g = 0), (this.#_.length = 0)) : (this.#h = this.#p[t]),
        this.#u.delete(n),
        this.#c--,
        t
      );
    }
    has(e, t = {}) {
      const { status: n = z.hasSubscribers ? {} : void 0 } = t;
      (t.status = n), n && ((n.op = `has`), (n.key = e), (n.cache = this));
      const r = this.#V(e, t);
      return (z.hasSubscribers && z.publish(n), r);
    }
    #V(e, t = {}) {
      const { updateAgeOnHas: n = this.updateAgeOnHas, status: r } = t,
        i = this.#u.get(e);
      if (i !== void 0) {
        const e = this.#f[i];
        if (this.#W(e) && e.__staleWhileFetching === void 0) return !1;
        if (this.#j(i)) r && ((r.has = `stale`), this.#k(r, i));
        else return (n && this.#O(i), r && ((r.has = `hit`), this.#k(r, i)), !0);
      } else r && (r.has = `miss`);
      return !1;
    }
    peek(e, t = {}) {
      const { status: n = kl() ? {} : void 0 } = t;
      n && ((n.op = `peek`), (n.key = e), (n.cache = this)), (t.status = n);
      const r = this.#H(e, t);
      return (z.hasSubscribers && z.publish(n), r);
    }
    #H(e, t) {
      const { status: n, allowStale: r = this.allowStale } = t,
        i = this.#u.get(e);
      if (i === void 0 || (!r && this.#j(i))) {
        n && (n.peek = i === void 0 ? `miss` : `stale`);
        return;
      }
      const a = this.#f[i],
        o = this.#W(a) ? a.__staleWhileFetching : a;
      return (n && (o === void 0 ? (n.peek = `miss`) : ((n.peek = `hit`), (n.value = o))), o);
    }
    #U(e, t, n, r) {
      const i = t === void 0 ? void 0 : this.#f[t];
      if (this.#W(i)) return i;
      const a = new AbortController(),
        { signal: o } = n;
      o?.addEventListener(`abort`, () => a.abort(o.reason), { signal: a.signal });
      const s = { signal: a.signal, options: n, context: r },
        c = (r, i = !1) => {
          const { aborted: o } = a.signal,
            c = n.ignoreFetchAbort && r !== void 0,
            l = n.ignoreFetchAbort || !!(n.allowStaleOnFetchAbort && r !== void 0);
          if (
            (n.status &&
              (o && !i
                ? ((n.status.fetchAborted = !0),
                  (n.status.fetchError = a.signal.reason),
                  c && (n.status.fetchAbortIgnored = !0))
                : (n.status.fetchResolved = !0)),
            o && !c && !i)
          )
            return u(a.signal.reason, l);
          const d = f,
            p = this.#f[t];
          return (
            (p === f || (p === void 0 && c && i)) &&
              (r === void 0
                ? d.__staleWhileFetching === void 0
                  ? this.#Z(e, `fetch`)
                  : (this.#f[t] = d.__staleWhileFetching)
                : (n.status && (n.status.fetchUpdated = !0), this.#z(e, r, s.options, d))),
            r
          );
        },
        l = (e) => (n.status && ((n.status.fetchRejected = !0), (n.status.fetchError = e)), u(e, !1)),
        u = (r, i) => {
          const { aborted: o } = a.signal,
            s = o && n.allowStaleOnFetchAbort,
            c = s || n.allowStaleOnFetchRejection,
            l = c || n.noDeleteOnFetchRejection,
            u = f;
          if (
            (this.#f[t] === f &&
              (!l || (!i && u.__staleWhileFetching === void 0)
                ? this.#Z(e, `fetch`)
                : s || (this.#f[t] = u.__staleWhileFetching)),
            c)
          )
            return (
              n.status && u.__staleWhileFetching !== void 0 && (n.status.returnedStale = !0), u.__staleWhileFetching
            );
          if (u.__returned === u) throw r;
        },
        d = (t, r) => {
          const o = this.#a?.(e, i, s);
          a.signal.addEventListener(`abort`, () => {
            (!n.ignoreFetchAbort || n.allowStaleOnFetchAbort) &&
              (t(void 0), n.allowStaleOnFetchAbort && (t = (e) => c(e, !0)));
          }),
            o && o instanceof Promise ? o.then((e) => t(e === void 0 ? void 0 : e), r) : o !== void 0 && t(o);
        };
      n.status && (n.status.fetchDispatched = !0);
      const f = new Promise(d).then(c, l),
        p = Object.assign(f, { __abortController: a, __staleWhileFetching: i, __returned: void 0 });
      return (
        t === void 0 ? (this.#z(e, p, { ...s.options, status: void 0 }), (t = this.#u.get(e))) : (this.#f[t] = p), p
      );
    }
    #W(e) {
      if (!this.#w) return !1;
      const t = e;
      return (
        !!t &&
        t instanceof Promise &&
        Object.hasOwn(t, `__staleWhileFetching`) &&
        t.__abortController instanceof AbortController
      );
    }
    fetch(e, t = {}) {
      const n = Dl.hasSubscribers,
        { status: r = kl() ? {} : void 0 } = t;
      (t.status = r), r && t.context && (r.context = t.context);
      const i = this.#G(e, t);
      return (r && n && ((r.trace = !0), Dl.tracePromise(() => i, r).catch(() => {})), i);
    }
    async #G(e, t = {}) {
      const {
        allowStale: n = this.allowStale,
        updateAgeOnGet: r = this.updateAgeOnGet,
        noDeleteOnStaleGet: i = this.noDeleteOnStaleGet,
        ttl: a = this.ttl,
        noDisposeOnSet: o = this.noDisposeOnSet,
        size: s = 0,
        sizeCalculation: c = this.sizeCalculation,
        noUpdateTTL: l = this.noUpdateTTL,
        noDeleteOnFetchRejection: u = this.noDeleteOnFetchRejection,
        allowStaleOnFetchRejection: d = this.allowStaleOnFetchRejection,
        ignoreFetchAbort: f = this.ignoreFetchAbort,
        allowStaleOnFetchAbort: p = this.allowStaleOnFetchAbort,
        context: m,
        forceRefresh: h = !1,
        status: g,
        signal: _,
      } = t;
      if ((g && ((g.op = `fetch`), (g.key = e), h && (g.forceRefresh = !0), (g.cache = this)), !this.#w))
        return (
          g && (g.fetch = `get`), this.#J(e, { allowStale: n, updateAgeOnGet: r, noDeleteOnStaleGet: i, status: g })
        );
      const v = {
          allowStale: n,
          updateAgeOnGet: r,
          noDeleteOnStaleGet: i,
          ttl: a,
          noDisposeOnSet: o,
          size: s,
          sizeCalculation: c,
          noUpdateTTL: l,
          noDeleteOnFetchRejection: u,
          allowStaleOnFetchRejection: d,
          allowStaleOnFetchAbort: p,
          ignoreFetchAbort: f,
          status: g,
          signal: _,
        },
        y = this.#u.get(e);
      if (y === void 0) {
        g && (g.fetch = `miss`);
        const t = this.#U(e, y, v, m);
        return (t.__returned = t);
      }
      {
        const t = this.#f[y];
        if (this.#W(t)) {
          const e = n && t.__staleWhileFetching !== void 0;
          return (
            g && ((g.fetch = `inflight`), e && (g.returnedStale = !0)), e ? t.__staleWhileFetching : (t.__returned = t)
          );
        }
        const i = this.#j(y);
        if (!h && !i) return (g && (g.fetch = `hit`), this.#X(y), r && this.#O(y), g && this.#k(g, y), t);
        const a = this.#U(e, y, v, m),
          o = a.__staleWhileFetching !== void 0 && n;
        return (
          g && ((g.fetch = i ? `stale` : `refresh`), o && i && (g.returnedStale = !0)),
          o ? a.__staleWhileFetching : (a.__returned = a)
        );
      }
    }
    forceFetch(e, t = {}) {
      const n = Dl.hasSubscribers,
        { status: r = kl() ? {} : void 0 } = t;
      (t.status = r), r && t.context && (r.context = t.context);
      const i = this.#K(e, t);
      return (r && n && ((r.trace = !0), Dl.tracePromise(() => i, r).catch(() => {})), i);
    }
    async #K(e, t = {}) {
      const n = await this.#G(e, t);
      if (n === void 0) throw Error(`fetch() returned undefined`);
      return n;
    }
    memo(e, t = {}) {
      const { status: n = z.hasSubscribers ? {} : void 0 } = t;
      (t.status = n), n && ((n.op = `memo`), (n.key = e), t.context && (n.context = t.context), (n.cache = this));
      const r = this.#q(e, t);
      return (n && (n.value = r), z.hasSubscribers && z.publish(n), r);
    }
    #q(e, t = {}) {
      const n = this.#o;
      if (!n) throw Error(`no memoMethod provided to constructor`);
      const { context: r, status: i, forceRefresh: a, ...o } = t;
      i && a && (i.forceRefresh = !0);
      const s = this.#J(e, o),
        c = a || s === void 0;
      if ((i && ((i.memo = c ? `miss` : `hit`), c || (i.value = s)), !c)) return s;
      const l = n(e, s, { options: o, context: r });
      return (i && (i.value = l), this.#z(e, l, o), l);
    }
    get(e, t = {}) {
      const { status: n = z.hasSubscribers ? {} : void 0 } = t;
      (t.status = n), n && ((n.op = `get`), (n.key = e), (n.cache = this));
      const r = this.#J(e, t);
      return (n && (r !== void 0 && (n.value = r), z.hasSubscribers && z.publish(n)), r);
    }
    #J(e, t = {}) {
      const {
          allowStale: n = this.allowStale,
          updateAgeOnGet: r = this.updateAgeOnGet,
          noDeleteOnStaleGet: i = this.noDeleteOnStaleGet,
          status: a,
        } = t,
        o = this.#u.get(e);
      if (o === void 0) {
        a && (a.get = `miss`);
        return;
      }
      const s = this.#f[o],
        c = this.#W(s);
      return (
        a && this.#k(a, o),
        this.#j(o)
          ? c
            ? (a && (a.get = `stale-fetching`),
              n && s.__staleWhileFetching !== void 0 ? (a && (a.returnedStale = !0), s.__staleWhileFetching) : void 0)
            : (i || this.#Z(e, `expire`), a && (a.get = `stale`), n ? (a && (a.returnedStale = !0), s) : void 0)
          : (a && (a.get = c ? `fetching` : `hit`), this.#X(o), r && this.#O(o), c ? s.__staleWhileFetching : s)
      );
    }
    #Y(e, t) {
      (this.#m[t] = e), (this.#p[e] = t);
    }
    #X(e) {
      e !== this.#g &&
        (e === this.#h ? (this.#h = this.#p[e]) : this.#Y(this.#m[e], this.#p[e]), this.#Y(this.#g, e), (this.#g = e));
    }
    delete(e) {
      return this.#Z(e, `delete`);
    }
    #Z(e, t) {
      z.hasSubscribers && z.publish({ op: `delete`, delete: t, key: e, cache: this });
      let n = !1;
      if (this.#c !== 0) {
        const r = this.#u.get(e);
        if (r !== void 0) {
          if ((this.#S?.[r] && (clearTimeout(this.#S[r]), (this.#S[r] = void 0)), (n = !0), this.#c === 1)) this.#Q(t);
          else {
            this.#N(r);
            const n = this.#f[r];
            if (
              (this.#W(n)
                ? n.__abortController.abort(/* @__PURE__ */ Error(`deleted`))
                : (this.#C || this.#T) && (this.#C && this.#n?.(n, e, t), this.#T && this.#v?.push([n, e, t])),
              this.#u.delete(e),
              (this.#d[r] = void 0),
              (this.#f[r] = void 0),
              r === this.#g)
            )
              this.#g = this.#m[r];
            else if (r === this.#h) this.#h = this.#p[r];
            else {
              const e = this.#m[r];
              this.#p[e] = this.#p[r];
              const t = this.#p[r];
              this.#m[t] = this.#m[r];
            }
            this.#c--, this.#_.push(r);
          }
        }
      }
      if (this.#T && this.#v?.length) {
        let e = this.#v,
          t;
        for (; (t = e?.shift()); ) this.#i?.(...t);
      }
      return n;
    }
    clear() {
      return this.#Q(`delete`);
    }
    #Q(e) {
      for (const t of this.#L({ allowStale: !0 })) {
        const n = this.#f[t];
        if (this.#W(n)) n.__abortController.abort(/* @__PURE__ */ Error(`deleted`));
        else {
          const r = this.#d[t];
          this.#C && this.#n?.(n, r, e), this.#T && this.#v?.push([n, r, e]);
        }
      }
      if ((this.#u.clear(), this.#f.fill(void 0), this.#d.fill(void 0), this.#x && this.#b)) {
        this.#x.fill(0), this.#b.fill(0);
        for (const e of this.#S ?? []) e !== void 0 && clearTimeout(e);
        this.#S?.fill(void 0);
      }
      if (
        (this.#y && this.#y.fill(0),
        (this.#h = 0),
        (this.#g = 0),
        (this.#_.length = 0),
        (this.#l = 0),
        (this.#c = 0),
        this.#T && this.#v)
      ) {
        let e = this.#v,
          t;
        for (; (t = e?.shift()); ) this.#i?.(...t);
      }
    }
  },
  zl = [
    `AD: Andorra, Andorre; AE: United Arab Emirates, UAE, Emirates, Vereinigte Arabische Emirate, VAE, Émirats arabes unis, Förenade Arabemiraten; AF: Afghanistan; AG: Antigua and Barbuda, Antigua und Barbuda, Antigua-et-Barbuda, Antigua och Barbuda; AI: Anguilla; AL: Albania, Albanien, Albanie; AM: Armenia, Armenien, Arménie; AO: Angola; AQ: Antarctica, Antarktis, Antarctique; AR: Argentina, Argentinien, Argentine; AS: American Samoa, Amerikanisch-Samoa, Samoa américaines, Amerikanska Samoa; AT: Austria, Österreich, Autriche, Österrike, Oostenrijk; AU: Australia, Australien, Australie; AW: Aruba; AX: Åland Islands, Ålandinseln, Îles Åland, Åland; AZ: Azerbaijan, Aserbaidschan, Azerbaïdjan, Azerbajdzjan`,
    `BA: Bosnia and Herzegovina, Bosnien und Herzegowina, Bosnie-Herzégovine, Bosnien och Hercegovina; BB: Barbados, Barbade; BD: Bangladesh, Bangladesch; BE: Belgium, Belgien, Belgique, België; BF: Burkina Faso; BG: Bulgaria, Bulgarien, Bulgarie; BH: Bahrain, Bahreïn, Bahrein; BI: Burundi; BJ: Benin, Bénin; BL: Saint Barthélemy, Saint-Barthélemy, Sankt Barthélemy; BM: Bermuda, Bermudes; BN: Brunei, Brunei Darussalam; BO: Bolivia, Bolivien, Bolivie; BQ: Caribbean Netherlands, Karibische Niederlande, Pays-Bas caribéens, Karibiska Nederländerna; BR: Brazil, Brasilien, Brésil, Brasil; BS: Bahamas; BT: Bhutan, Bhoutan; BV: Bouvet Island, Bouvetinsel, Île Bouvet, Bouvetön; BW: Botswana, Botsuana; BY: Belarus, Weißrussland, Biélorussie, Vitryssland; BZ: Belize`,
    `CA: Canada, Kanada; CC: Cocos (Keeling) Islands, Kokosinseln, Îles Cocos, Kokosöarna; CD: DR Congo, Congo-Kinshasa, Kongo-Kinshasa, Democratic Republic of the Congo; CF: Central African Republic, Zentralafrikanische Republik, République centrafricaine, Centralafrikanska republiken; CG: Congo, Congo-Brazzaville, Kongo-Brazzaville; CH: Switzerland, Schweiz, Suisse, Svizzera, schweizweit; CI: Ivory Coast, Côte d’Ivoire, Elfenbeinküste, Elfenbenskusten; CK: Cook Islands, Cookinseln, Îles Cook, Cooköarna; CL: Chile, Chili; CM: Cameroon, Kamerun, Cameroun; CN: China, Chine, Kina; CO: Colombia, Kolumbien, Colombie; CR: Costa Rica; CU: Cuba, Kuba; CV: Cape Verde, Cabo Verde, Kap Verde, Cap-Vert; CW: Curaçao; CX: Christmas Island, Weihnachtsinsel, Île Christmas, Julön; CY: Cyprus, Zypern, Chypre, Cypern; CZ: Czech Republic, Czechia, Tschechien, Tschechische Republik, Tchéquie, République tchèque, Tjeckien, Česko`,
    `DE: Germany, Deutschland, Allemagne, Tyskland, BRD, deutschlandweit, Bundesrepublik Deutschland, Duitsland, Niemcy, Germania, Alemania; DJ: Djibouti, Dschibuti; DK: Denmark, Dänemark, Danemark, Danmark, Tanska; DM: Dominica, Dominique; DO: Dominican Republic, Dominikanische Republik, République dominicaine, Dominikanska republiken; DZ: Algeria, Algerien, Algérie, Algeriet`,
    `EC: Ecuador, Équateur; EE: Estonia, Estland, Estonie, Eesti, Viro; EG: Egypt, Ägypten, Égypte, Egypten; EH: Western Sahara, Westsahara, Sahara occidental, Västsahara; ER: Eritrea, Érythrée; ES: Spain, Spanien, Espagne, España; ET: Ethiopia, Äthiopien, Éthiopie, Etiopien`,
    `FI: Finland, Finnland, Finlande, Suomi; FJ: Fiji, Fidschi, Fidji; FK: Falkland Islands, Falklandinseln, Îles Malouines, Falklandsöarna; FM: Micronesia, Mikronesien, Micronésie; FO: Faroe Islands, Färöer, Îles Féroé, Färöarna; FR: France, Frankreich, Frankrike, Frankrijk, Francia`,
    `GA: Gabon, Gabun; GB: United Kingdom, UK, U.K., Great Britain, Britain, England, Scotland, Wales, Northern Ireland, Vereinigtes Königreich, Großbritannien, Schottland, Nordirland, Royaume-Uni, Grande-Bretagne, Angleterre, Écosse, Pays de Galles, Irlande du Nord, Storbritannien, Skottland; GD: Grenada, Grenade; GE: Georgia, Georgien, Géorgie; GF: French Guiana, Französisch-Guayana, Guyane française, Franska Guyana; GG: Guernsey, Guernesey; GH: Ghana; GI: Gibraltar; GL: Greenland, Grönland, Groenland; GM: Gambia, Gambie, The Gambia; GN: Guinea, Guinée; GP: Guadeloupe; GQ: Equatorial Guinea, Äquatorialguinea, Guinée équatoriale, Ekvatorialguinea; GR: Greece, Griechenland, Grèce, Grekland; GS: South Georgia and South Sandwich Islands, Südgeorgien und die Südlichen Sandwichinseln, Géorgie du Sud-et-les Îles Sandwich du Sud, Sydgeorgien och Sydsandwichöarna; GT: Guatemala; GU: Guam; GW: Guinea-Bissau, Guinée-Bissau; GY: Guyana`,
    `HK: Hong Kong, Hongkong, Hong Kong SAR; HM: Heard and McDonald Islands, Heard und McDonaldinseln, Îles Heard-et-MacDonald, Heardön och McDonaldöarna; HN: Honduras; HR: Croatia, Kroatien, Croatie, Hrvatska; HT: Haiti, Haïti; HU: Hungary, Ungarn, Hongrie, Ungern, Magyarország`,
    `ID: Indonesia, Indonesien, Indonésie; IE: Ireland, Irland, Irlande, Éire, Republic of Ireland; IL: Israel, Israël; IM: Isle of Man, Île de Man; IN: India, Indien, Inde; IO: British Indian Ocean Territory, Britisches Territorium im Indischen Ozean, Territoire britannique de l’océan Indien, Brittiska territoriet i Indiska oceanen; IQ: Iraq, Irak; IR: Iran; IS: Iceland, Island, Islande, Ísland; IT: Italy, Italien, Italie, Italia`,
    `JE: Jersey; JM: Jamaica, Jamaika, Jamaïque; JO: Jordan, Jordanien, Jordanie; JP: Japan, Japon`,
    `KE: Kenya, Kenia; KG: Kyrgyzstan, Kirgisistan, Kirghizstan, Kirgizistan; KH: Cambodia, Kambodscha, Cambodge, Kambodja; KI: Kiribati; KM: Comoros, Komoren, Comores, Komorerna; KN: Saint Kitts and Nevis, Saint Kitts und Nevis, Saint-Christophe-et-Niévès, Sankt Kitts och Nevis; KP: North Korea, Nordkorea, Corée du Nord; KR: South Korea, Republic of Korea, Korea, Südkorea, Corée du Sud, Corée, Sydkorea; KW: Kuwait, Koweït; KY: Cayman Islands, Kaimaninseln, Îles Caïmans, Caymanöarna; KZ: Kazakhstan, Kasachstan, Kazakstan`,
    `LA: Laos; LB: Lebanon, Libanon, Liban; LC: Saint Lucia, Sainte-Lucie, Sankt Lucia; LI: Liechtenstein; LK: Sri Lanka; LR: Liberia; LS: Lesotho; LT: Lithuania, Litauen, Lituanie, Lietuva; LU: Luxembourg, Luxemburg, Lëtzebuerg; LV: Latvia, Lettland, Lettonie, Latvija; LY: Libya, Libyen, Libye`,
    `MA: Morocco, Marokko, Maroc, Marocko; MC: Monaco; MD: Moldova, Moldau, Republik Moldau, Moldavie, Moldavien; ME: Montenegro, Monténégro; MF: Saint Martin, Saint-Martin; MG: Madagascar, Madagaskar; MH: Marshall Islands, Marshallinseln, Îles Marshall, Marshallöarna; MK: North Macedonia, Macedonia, Nordmazedonien, Mazedonien, Macédoine du Nord, Nordmakedonien; ML: Mali; MM: Myanmar, Burma, Birma, Birmanie; MN: Mongolia, Mongolei, Mongolie, Mongoliet; MO: Macao, Macau; MP: Northern Mariana Islands, Nördliche Marianen, Îles Mariannes du Nord, Nordmarianerna; MQ: Martinique; MR: Mauritania, Mauretanien, Mauritanie; MS: Montserrat; MT: Malta, Malte; MU: Mauritius, Maurice; MV: Maldives, Malediven, Maldiverna; MW: Malawi; MX: Mexico, Mexiko, Mexique, México; MY: Malaysia, Malaisie; MZ: Mozambique, Mosambik, Moçambique`,
    `NA: Namibia, Namibie; NC: New Caledonia, Neukaledonien, Nouvelle-Calédonie, Nya Kaledonien; NE: Niger; NF: Norfolk Island, Norfolkinsel, Île Norfolk, Norfolkön; NG: Nigeria; NI: Nicaragua; NL: Netherlands, The Netherlands, Holland, Niederlande, Pays-Bas, Hollande, Nederländerna, Nederland; NO: Norway, Norwegen, Norvège, Norge, Noreg, Norja; NP: Nepal, Népal; NR: Nauru; NU: Niue; NZ: New Zealand, Neuseeland, Nouvelle-Zélande, Nya Zeeland`,
    `OM: Oman`,
    `PA: Panama; PE: Peru, Pérou; PF: French Polynesia, Französisch-Polynesien, Polynésie française, Franska Polynesien; PG: Papua New Guinea, Papua-Neuguinea, Papouasie-Nouvelle-Guinée, Papua Nya Guinea; PH: Philippines, Philippinen, Filippinerna; PK: Pakistan; PL: Poland, Polen, Pologne, Polska; PM: Saint Pierre and Miquelon, Saint Pierre und Miquelon, Saint-Pierre-et-Miquelon, Sankt Pierre och Miquelon; PN: Pitcairn Islands, Pitcairninseln, Îles Pitcairn, Pitcairnöarna; PR: Puerto Rico, Porto Rico; PS: Palestine, Palästina, Palestina, Palestinian Territories; PT: Portugal; PW: Palau, Palaos; PY: Paraguay`,
    `QA: Qatar, Katar`,
    `RE: Réunion, La Réunion; RO: Romania, Rumänien, Roumanie, România; RS: Serbia, Serbien, Serbie, Srbija; RU: Russia, Russian Federation, Russland, Russie, Ryssland; RW: Rwanda, Ruanda`,
    `SA: Saudi Arabia, Saudi-Arabien, Arabie saoudite, Saudiarabien; SB: Solomon Islands, Salomonen, Îles Salomon, Salomonöarna; SC: Seychelles, Seychellen, Seychellerna; SD: Sudan, Soudan; SE: Sweden, Schweden, Suède, Sverige, rikstäckande, Ruotsi; SG: Singapore, Singapur, Singapour; SH: Saint Helena, Sainte-Hélène, Sankt Helena; SI: Slovenia, Slowenien, Slovénie, Slovenien, Slovenija; SJ: Svalbard and Jan Mayen, Spitzbergen und Jan Mayen, Svalbard et Jan Mayen, Svalbard och Jan Mayen; SK: Slovakia, Slowakei, Slovaquie, Slovakien, Slovensko; SL: Sierra Leone; SM: San Marino, Saint-Marin; SN: Senegal, Sénégal; SO: Somalia, Somalie; SR: Suriname, Surinam; SS: South Sudan, Südsudan, Soudan du Sud, Sydsudan; ST: São Tomé and Príncipe, São Tomé und Príncipe, Sao Tomé-et-Principe, São Tomé och Príncipe; SV: El Salvador, Salvador; SX: Sint Maarten, Saint-Martin (partie néerlandaise); SY: Syria, Syrien, Syrie; SZ: Eswatini, Swaziland`,
    `TC: Turks and Caicos Islands, Turks- und Caicosinseln, Îles Turques-et-Caïques, Turks- och Caicosöarna; TD: Chad, Tschad, Tchad; TF: French Southern Territories, Französische Süd- und Antarktisgebiete, Terres australes françaises, Franska sydterritorierna; TG: Togo; TH: Thailand, Thaïlande; TJ: Tajikistan, Tadschikistan, Tadjikistan, Tadzjikistan; TK: Tokelau, Tokelauöarna; TL: East Timor, Timor-Leste, Osttimor, Östtimor, Timor oriental; TM: Turkmenistan, Turkménistan; TN: Tunisia, Tunesien, Tunisie, Tunisien; TO: Tonga; TR: Turkey, Türkiye, Türkei, Turquie, Turkiet; TT: Trinidad and Tobago, Trinidad und Tobago, Trinité-et-Tobago, Trinidad och Tobago; TV: Tuvalu; TW: Taiwan, Taïwan; TZ: Tanzania, Tansania, Tanzanie`,
    `UA: Ukraine, Ukraina, Ukraïna; UG: Uganda, Ouganda; UM: U.S. Outlying Islands, Amerikanische Überseeinseln, Îles mineures éloignées des États-Unis, USA:s yttre öar; US: United States, USA, United States of America, U.S., U.S.A., Vereinigte Staaten, États-Unis, Etats-Unis d’Amérique, Förenta staterna; UY: Uruguay; UZ: Uzbekistan, Usbekistan, Ouzbékistan`,
    `VA: Vatican City, Vatikanstadt, Vatican, Vatikanstaten; VC: Saint Vincent and Grenadines, Saint Vincent und die Grenadinen, Saint-Vincent-et-les Grenadines, Sankt Vincent och Grenadinerna; VE: Venezuela; VG: British Virgin Islands, Britische Jungferninseln, Îles Vierges britanniques, Brittiska Jungfruöarna; VI: U.S. Virgin Islands, Amerikanische Jungferninseln, Îles Vierges des États-Unis, Amerikanska Jungfruöarna; VN: Vietnam, Viet Nam; VU: Vanuatu`,
    `WF: Wallis and Futuna, Wallis und Futuna, Wallis-et-Futuna, Wallis- och Futunaöarna; WS: Samoa`,
    `XK: Kosovo`,
    `YE: Yemen, Jemen, Yémen; YT: Mayotte`,
    `ZA: South Africa, Südafrika, Afrique du Sud, Sydafrika; ZM: Zambia, Sambia, Zambie; ZW: Zimbabwe, Simbabwe`,
  ],
  Bl = {
    AE: `Dubai, Dubaï; Abu Dhabi; Dubai, Dubaï; Abu Dhabi; Dubai, Dubaï; Abu Dhabi`,
    AL: `Tirana; Tirana; Tirana`,
    AM: `Yerevan; Yerevan; Yerevan`,
    AR: `Buenos Aires; Buenos Aires; Buenos Aires`,
    AT: `Vienna, Wien, Vienne; Graz; Linz; Salzburg; Innsbruck; Klagenfurt; Wels; Villach; Bregenz; Dornbirn; Sankt Pölten, St. Pölten; Steyr; Leoben; Wiener Neustadt; Bregenz; Dornbirn; Sankt Pölten, St. Pölten; Steyr; Leoben; Wiener Neustadt; Bregenz; Dornbirn; Sankt Pölten, St. Pölten; Steyr; Leoben; Wiener Neustadt`,
    AU: `Sydney; Melbourne; Brisbane; Canberra; Adelaide; Sydney; Melbourne; Brisbane; Canberra; Adelaide; Sydney; Melbourne; Brisbane; Canberra; Adelaide`,
    BA: `Sarajevo; Sarajevo; Sarajevo`,
    BE: `Brussels, Brussel, Bruxelles, Brüssel, Bryssel; Antwerp, Antwerpen, Anvers; Ghent, Gent, Gand; Liège, Lüttich; Leuven, Louvain; Charleroi; Brugge; Namur; Mechelen; Mons; Kortrijk; Hasselt; Zaventem; Diegem; Louvain-la-Neuve; Mechelen; Mons; Kortrijk; Hasselt; Zaventem; Diegem; Louvain-la-Neuve; Mechelen; Mons; Kortrijk; Hasselt; Zaventem; Diegem; Louvain-la-Neuve`,
    BG: `Sofia; Plovdiv; Varna; Burgas; Plovdiv; Varna; Burgas; Plovdiv; Varna; Burgas`,
    BR: `São Paulo; Rio de Janeiro; São Paulo; Rio de Janeiro; São Paulo; Rio de Janeiro`,
    BY: `Minsk; Minsk; Minsk`,
    CA: `Toronto; Montreal, Montréal; Vancouver; Ottawa; Calgary; Edmonton; Winnipeg; Quebec City, Ville de Québec; Saskatoon; Mississauga; Kitchener; Toronto; Montreal, Montréal; Vancouver; Ottawa; Calgary; Edmonton; Winnipeg; Quebec City, Ville de Québec; Saskatoon; Mississauga; Kitchener; Toronto; Montreal, Montréal; Vancouver; Ottawa; Calgary; Edmonton; Winnipeg; Quebec City, Ville de Québec; Saskatoon; Mississauga; Kitchener`,
    CH: `Zurich, Zürich; Geneva, Genève, Genf; Basel, Bâle, Basle; Bern, Berne; Lausanne; Luzern, Lucerne; Winterthur; St. Gallen; Zug; Lugano; Neuchâtel; Olten; Biel/Bienne, Biel, Bienne; Fribourg; Thun; Schaffhausen; Chur; Aarau; Baden; Solothurn; Sion; Rapperswil; Baar; Dübendorf; Wallisellen; Opfikon; Nyon; Montreux; Vevey; Bellinzona; Biel/Bienne, Biel, Bienne; Fribourg; Thun; Schaffhausen; Chur; Aarau; Solothurn; Sankt Gallen; Sion; Rapperswil; Baar; Dübendorf; Wallisellen; Opfikon; Nyon; Montreux; Vevey; Bellinzona; Biel/Bienne, Biel, Bienne; Fribourg; Thun; Schaffhausen; Chur; Aarau; Solothurn; Sankt Gallen; Sion; Rapperswil; Baar; Dübendorf; Wallisellen; Opfikon; Nyon; Montreux; Vevey; Bellinzona`,
    CN: `Shanghai; Beijing, Peking, Pékin; Shenzhen; Shanghai; Beijing, Peking, Pékin; Shenzhen; Shanghai; Beijing, Peking, Pékin; Shenzhen`,
    CY: `Nicosia; Limassol; Larnaca; Nicosia; Limassol; Larnaca; Nicosia; Limassol; Larnaca`,
    CZ: `Prague, Praha, Prag; Brno, Brünn; Ostrava; Plzeň; Olomouc; Pardubice; Liberec; Olomouc; Pardubice; Liberec; Olomouc; Pardubice; Liberec`,
    DE: `Berlin; Hamburg; Munich, München; Cologne, Köln; Frankfurt, Francfort, Frankfurt am Main, Frankfurt/Main, Frankfurt a. M.; Stuttgart; Düsseldorf; Leipzig; Dortmund; Essen; Bremen; Dresden; Hanover, Hannover; Nuremberg, Nürnberg; Duisburg; Bochum; Wuppertal; Bielefeld; Bonn; Münster; Mannheim; Karlsruhe; Augsburg; Wiesbaden; Mönchengladbach; Braunschweig; Kiel; Chemnitz; Aachen; Magdeburg; Freiburg; Lübeck; Mainz; Erfurt; Rostock; Kassel; Potsdam; Saarbrücken; Ulm; Heidelberg; Darmstadt; Regensburg; Ingolstadt; Würzburg; Wolfsburg; Heilbronn; Göttingen; Erlangen; Jena; Walldorf; Paderborn; Osnabrück; Oldenburg; Koblenz; Friedrichshafen; Leverkusen; Ludwigshafen; Halle, Halle (Saale), Halle an der Saale; Frankfurt (Oder), Frankfurt an der Oder; Leinfelden; Bayreuth; Bamberg; Passau; Landshut; Rosenheim; Kempten; Fürth; Gütersloh; Siegen; Hagen; Krefeld; Gelsenkirchen; Oberhausen; Solingen; Trier; Kaiserslautern; Konstanz; Ravensburg; Reutlingen; Tübingen; Böblingen; Sindelfingen; Esslingen; Ludwigsburg; Offenbach; Eschborn; Hanau; Marburg; Fulda; Gera; Zwickau; Cottbus; Schwerin; Flensburg; Bremerhaven; Wilhelmshaven; Hildesheim; Celle; Goslar; Salzgitter; Lüneburg; Herzogenaurach; Unterföhring; Garching; Ismaning; Ottobrunn; Baden-Baden; Pforzheim; Offenburg; Weimar; Dessau; Görlitz; Bautzen; Recklinghausen; Ratingen; Neuss; Meerbusch; Hürth; Troisdorf; Bayreuth; Bamberg; Passau; Landshut; Rosenheim; Kempten; Fürth; Gütersloh; Siegen; Hagen; Krefeld; Gelsenkirchen; Oberhausen; Solingen; Trier; Kaiserslautern; Konstanz; Ravensburg; Reutlingen; Tübingen; Böblingen; Sindelfingen; Esslingen; Ludwigsburg; Offenbach; Eschborn; Hanau; Marburg; Fulda; Gera; Zwickau; Cottbus; Schwerin; Flensburg; Bremerhaven; Wilhelmshaven; Hildesheim; Celle; Goslar; Salzgitter; Lüneburg; Herzogenaurach; Unterföhring; Garching; Ismaning; Ottobrunn; Baden-Baden; Pforzheim; Offenburg; Weimar; Dessau; Görlitz; Bautzen; Recklinghausen; Ratingen; Neuss; Meerbusch; Hürth; Troisdorf; Bad Homburg; Baden-Baden; Neu-Ulm; Walldorf; Bayreuth; Bamberg; Passau; Landshut; Rosenheim; Kempten; Fürth; Gütersloh; Siegen; Hagen; Krefeld; Gelsenkirchen; Oberhausen; Solingen; Trier; Kaiserslautern; Konstanz; Ravensburg; Reutlingen; Tübingen; Böblingen; Sindelfingen; Esslingen; Ludwigsburg; Offenbach; Eschborn; Hanau; Marburg; Fulda; Gera; Zwickau; Cottbus; Schwerin; Flensburg; Bremerhaven; Wilhelmshaven; Hildesheim; Celle; Goslar; Salzgitter; Lüneburg; Herzogenaurach; Unterföhring; Garching; Ismaning; Ottobrunn; Baden-Baden; Pforzheim; Offenburg; Weimar; Dessau; Görlitz; Bautzen; Recklinghausen; Ratingen; Neuss; Meerbusch; Hürth; Troisdorf; Bad Homburg; Baden-Baden; Neu-Ulm; Walldorf`,
    DK: `Copenhagen, København, Kopenhagen, Köpenhamn, Copenhague; Aarhus, Århus; Odense; Aalborg; Esbjerg; Roskilde; Kolding; Vejle; Horsens; Randers; Herning; Silkeborg; Ballerup; Lyngby, Kongens Lyngby; Hillerød; Billund; Sønderborg; Glostrup; Vejle; Horsens; Randers; Herning; Silkeborg; Ballerup; Lyngby, Kongens Lyngby; Hillerød; Billund; Sønderborg; Glostrup; Vejle; Horsens; Randers; Herning; Silkeborg; Ballerup; Lyngby, Kongens Lyngby; Hillerød; Billund; Sønderborg; Glostrup`,
    EE: `Tallinn; Tartu; Pärnu; Pärnu; Pärnu`,
    EG: `Cairo, Kairo, Le Caire; Cairo, Kairo, Le Caire; Cairo, Kairo, Le Caire`,
    ES: `Madrid; Barcelona, Barcelone; Seville, Sevilla, Séville, Séville, Séville; Bilbao; Málaga, Malaga; Zaragoza; Valencia; Murcia; Palma de Mallorca; San Sebastián, Donostia; Pamplona; Valladolid; Alicante; Vigo; A Coruña; Murcia; Palma de Mallorca; San Sebastián, Donostia; Pamplona; Valladolid; Alicante; Vigo; A Coruña; Murcia; Palma de Mallorca; San Sebastián, Donostia; Pamplona; Valladolid; Alicante; Vigo; A Coruña`,
    FI: `Helsinki, Helsingfors; Espoo, Esbo; Tampere, Tammerfors; Turku, Åbo; Oulu, Uleåborg; Vantaa; Jyväskylä; Lahti; Kuopio; Vaasa; Rovaniemi; Pori, Björneborg; Joensuu; Hämeenlinna; Lappeenranta; Seinäjoki; Kokkola; Porvoo, Borgå; Mikkeli; Pori, Björneborg; Joensuu; Hämeenlinna; Lappeenranta; Seinäjoki; Kokkola; Porvoo, Borgå; Mikkeli; Pori, Björneborg; Joensuu; Hämeenlinna; Lappeenranta; Seinäjoki; Kokkola; Porvoo, Borgå; Mikkeli`,
    FR: `Paris; Lyon; Marseille; Toulouse; Nice; Nantes; Strasbourg, Straßburg; Montpellier; Bordeaux; Lille; Rennes; Reims; Grenoble; Dijon; Angers; Brest; Rouen; Nancy; Metz; Tours; Clermont-Ferrand; Orléans; Sophia Antipolis; La Défense; Niort; Le Mans; Aix-en-Provence; Caen; Saint-Étienne; Toulon; Le Havre; Mulhouse; Annecy; Puteaux; Courbevoie; Vélizy; Villeurbanne; Saclay; Amiens; Limoges; Besançon; Pau; Poitiers; La Rochelle; Île-de-France; Boulogne-Billancourt; Nanterre; Issy-les-Moulineaux; Levallois-Perret; Saint-Denis; Montreuil; Versailles; Massy; Guyancourt; Cergy; Blagnac; Avignon; Perpignan; Nîmes; Bayonne; Quimper; Lannion; Vannes; Lorient; Valence; Chambéry; Belfort; Troyes; Cannes; Roubaix; Tourcoing; Villeneuve-d’Ascq; Sèvres; Rueil-Malmaison; Montrouge; Malakoff; Bagneux; Chartres; Colmar; Noisy-le-Grand; Créteil; Évry; Laval; Cherbourg; Dunkerque; Calais; Boulogne-Billancourt; Nanterre; Issy-les-Moulineaux; Levallois-Perret; Saint-Denis; Montreuil; Versailles; Massy; Guyancourt; Cergy; Blagnac; Avignon; Perpignan; Nîmes; Bayonne; Quimper; Lannion; Vannes; Lorient; Valence; Chambéry; Belfort; Troyes; Cannes; Roubaix; Tourcoing; Villeneuve-d’Ascq; Sèvres; Rueil-Malmaison; Montrouge; Malakoff; Bagneux; Chartres; Colmar; Noisy-le-Grand; Créteil; Évry; Laval; Cherbourg; Dunkerque; Calais; Boulogne-Billancourt; Nanterre; Issy-les-Moulineaux; Levallois-Perret; Saint-Denis; Montreuil; Versailles; Massy; Guyancourt; Cergy; Blagnac; Avignon; Perpignan; Nîmes; Bayonne; Quimper; Lannion; Vannes; Lorient; Valence; Chambéry; Belfort; Troyes; Cannes; Roubaix; Tourcoing; Villeneuve-d’Ascq; Sèvres; Rueil-Malmaison; Montrouge; Malakoff; Bagneux; Chartres; Colmar; Noisy-le-Grand; Créteil; Évry; Laval; Cherbourg; Dunkerque; Calais`,
    GB: `London, Londres; Manchester; Birmingham; Leeds; Glasgow; Edinburgh, Édimbourg, Edimburg, Edimburg, Edimburg; Bristol; Liverpool; Sheffield; Cardiff; Belfast; Newcastle; Nottingham; Southampton; Leicester; Brighton; Oxford; Reading; Aberdeen; Swindon; Milton Keynes; Coventry; Bath; York; Slough; Basingstoke; Guildford; Exeter; Norwich; Derby; Stoke-on-Trent; Wolverhampton; Bradford; Hull; Sunderland; Middlesbrough; Dundee; Inverness; Swansea; Portsmouth; Bournemouth; Luton; Watford; Crawley; Cheltenham; Gloucester; Northampton; Peterborough; Ipswich; Chester; Preston; Warrington; Stockport; Bolton; Huddersfield; Farnborough; Bracknell; Maidenhead; Telford; Salford; Canary Wharf; Stevenage; Croydon; Harrogate; Newport; Bath; York; Slough; Basingstoke; Guildford; Exeter; Norwich; Derby; Stoke-on-Trent; Wolverhampton; Bradford; Hull; Sunderland; Middlesbrough; Dundee; Inverness; Swansea; Portsmouth; Bournemouth; Luton; Watford; Crawley; Cheltenham; Gloucester; Northampton; Peterborough; Ipswich; Chester; Preston; Warrington; Stockport; Bolton; Huddersfield; Farnborough; Bracknell; Maidenhead; Telford; Salford; Canary Wharf; Stevenage; Croydon; Harrogate; Newport; Bath; York; Slough; Basingstoke; Guildford; Exeter; Norwich; Derby; Stoke-on-Trent; Wolverhampton; Bradford; Hull; Sunderland; Middlesbrough; Dundee; Inverness; Swansea; Portsmouth; Bournemouth; Luton; Watford; Crawley; Cheltenham; Gloucester; Northampton; Peterborough; Ipswich; Chester; Preston; Warrington; Stockport; Bolton; Huddersfield; Farnborough; Bracknell; Maidenhead; Telford; Salford; Canary Wharf; Stevenage; Croydon; Harrogate; Newport`,
    GE: `Tbilisi, Tiflis; Batumi; Kutaisi; Tbilisi, Tiflis; Batumi; Kutaisi; Tbilisi, Tiflis; Batumi; Kutaisi`,
    GR: `Athens, Athen, Athènes; Thessaloniki; Patras, Patra; Heraklion; Patras, Patra; Heraklion; Patras, Patra; Heraklion`,
    HR: `Zagreb; Split; Rijeka; Osijek; Split; Rijeka; Osijek; Split; Rijeka; Osijek`,
    HU: `Budapest; Győr; Debrecen; Szeged; Pécs; Szeged; Pécs; Szeged; Pécs`,
    IE: `Dublin; Cork; Galway; Limerick; Waterford; Kilkenny; Sligo; Athlone; Dundalk; Letterkenny; Waterford; Kilkenny; Sligo; Athlone; Dundalk; Letterkenny; Waterford; Kilkenny; Sligo; Athlone; Dundalk; Letterkenny`,
    IL: `Tel Aviv, Tel-Aviv; Haifa; Jerusalem; Tel Aviv, Tel-Aviv; Haifa; Jerusalem; Tel Aviv, Tel-Aviv; Haifa; Jerusalem`,
    IN: `Bangalore, Bengaluru; Mumbai; Hyderabad; Pune; Chennai; New Delhi, Delhi; Gurgaon, Gurugram; Noida; Kolkata; Bangalore, Bengaluru; Mumbai; Hyderabad; Pune; Chennai; New Delhi, Delhi; Gurgaon, Gurugram; Noida; Kolkata; Bangalore, Bengaluru; Mumbai; Hyderabad; Pune; Chennai; New Delhi, Delhi; Gurgaon, Gurugram; Noida; Kolkata`,
    IS: `Reykjavik, Reykjavík; Reykjavik, Reykjavík; Reykjavik, Reykjavík`,
    IT: `Rome, Roma, Rom; Milan, Milano, Mailand; Turin, Torino; Naples, Napoli; Venice, Venezia, Venedig; Bologna; Florence, Firenze, Florenz; Genoa, Genova; Verona; Padua, Padova; Bergamo; Brescia; Modena; Parma; Bari; Palermo; Catania; Trieste; Bolzano, Bozen; Trento; Pisa; Monza; Perugia; Cagliari; Verona; Padua, Padova; Bergamo; Brescia; Modena; Parma; Bari; Palermo; Catania; Trieste; Bolzano, Bozen; Trento; Pisa; Monza; Perugia; Cagliari; Verona; Padua, Padova; Bergamo; Brescia; Modena; Parma; Bari; Palermo; Catania; Trieste; Bolzano, Bozen; Trento; Pisa; Monza; Perugia; Cagliari`,
    JP: `Tokyo, Tokio; Osaka; Kyoto; Tokyo, Tokio; Osaka; Kyoto; Tokyo, Tokio; Osaka; Kyoto`,
    KE: `Nairobi; Nairobi; Nairobi`,
    KR: `Seoul; Seoul; Seoul`,
    KZ: `Almaty; Almaty; Almaty`,
    LI: `Vaduz; Vaduz; Vaduz`,
    LT: `Vilnius; Kaunas; Klaipėda; Klaipėda; Klaipėda`,
    LU: `Luxembourg City, Luxembourg-Ville, Luxemburg-Stadt; Luxembourg City, Luxembourg-Ville, Luxemburg-Stadt; Luxembourg City, Luxembourg-Ville, Luxemburg-Stadt; Esch-sur-Alzette; Kirchberg; Belval; Strassen; Bertrange; Belval; Strassen; Bertrange; Belval; Strassen; Bertrange`,
    LV: `Riga; Daugavpils; Daugavpils; Daugavpils`,
    MA: `Casablanca; Rabat; Casablanca; Rabat; Casablanca; Rabat`,
    MD: `Chișinău, Chisinau; Chișinău, Chisinau; Chișinău, Chisinau`,
    MK: `Skopje; Skopje; Skopje`,
    MT: `Valletta; Sliema; Valletta; Sliema; Valletta; Sliema`,
    MX: `Mexico City, Mexiko-Stadt, Ciudad de México; Mexico City, Mexiko-Stadt, Ciudad de México; Mexico City, Mexiko-Stadt, Ciudad de México`,
    NG: `Lagos; Lagos; Lagos`,
    NL: `Amsterdam; Rotterdam; The Hague, Den Haag, La Haye; Utrecht; Eindhoven; Groningen; Delft; Tilburg; Breda; Almere; Nijmegen; Arnhem; Zwolle; Amersfoort; Maastricht; Leiden; Haarlem; Hilversum; Enschede; Apeldoorn; ’s-Hertogenbosch, Den Bosch; Deventer; Hoofddorp; Schiphol; Veldhoven; Wageningen; Zoetermeer; Amstelveen; Rijswijk; Nieuwegein; Leeuwarden; Venlo; Bergen op Zoom; Hilversum; Enschede; Apeldoorn; ’s-Hertogenbosch, Den Bosch; Deventer; Hoofddorp; Schiphol; Veldhoven; Wageningen; Zoetermeer; Amstelveen; Rijswijk; Nieuwegein; Leeuwarden; Venlo; Bergen op Zoom; Hilversum; Enschede; Apeldoorn; ’s-Hertogenbosch, Den Bosch; Deventer; Hoofddorp; Schiphol; Veldhoven; Wageningen; Zoetermeer; Amstelveen; Rijswijk; Nieuwegein; Leeuwarden; Venlo; Bergen op Zoom`,
    NO: `Oslo; Bergen; Trondheim; Stavanger; Tromsø; Drammen; Kristiansand; Fredrikstad; Sandnes; Bodø; Ålesund; Lysaker; Fornebu; Sandvika; Lillehammer; Hamar; Tønsberg; Skien; Haugesund; Kongsberg; Asker; Molde; Fredrikstad; Sandnes; Bodø; Ålesund; Lysaker; Fornebu; Sandvika; Lillehammer; Hamar; Tønsberg; Skien; Haugesund; Kongsberg; Asker; Molde; Fredrikstad; Sandnes; Bodø; Ålesund; Lysaker; Fornebu; Sandvika; Lillehammer; Hamar; Tønsberg; Skien; Haugesund; Kongsberg; Asker; Molde`,
    NZ: `Auckland; Wellington; Christchurch; Auckland; Wellington; Christchurch; Auckland; Wellington; Christchurch`,
    PL: `Warsaw, Warszawa, Warschau, Varsovie; Kraków, Krakow, Cracow, Krakau; Wrocław, Breslau; Gdańsk, Danzig; Poznań; Łódź; Katowice; Szczecin; Lublin; Gdynia; Sopot; Bydgoszcz; Rzeszów; Białystok; Toruń; Gliwice; Trójmiasto, Tricity; Lublin; Gdynia; Sopot; Bydgoszcz; Rzeszów; Białystok; Toruń; Gliwice; Trójmiasto, Tricity; Lublin; Gdynia; Sopot; Bydgoszcz; Rzeszów; Białystok; Toruń; Gliwice; Trójmiasto, Tricity`,
    PT: `Lisbon, Lisboa, Lissabon, Lisbonne; Porto; Braga; Coimbra; Aveiro; Faro; Oeiras; Leiria; Aveiro; Faro; Oeiras; Leiria; Aveiro; Faro; Oeiras; Leiria`,
    QA: `Doha; Doha; Doha`,
    RO: `Bucharest, București, Bukarest; Cluj, Cluj-Napoca; Iași; Timișoara; Brașov; Constanța; Sibiu; Oradea; Brașov; Constanța; Sibiu; Oradea; Brașov; Constanța; Sibiu; Oradea`,
    RS: `Belgrade, Beograd, Belgrad; Novi Sad; Niš; Novi Sad; Niš; Novi Sad; Niš`,
    SA: `Riyadh, Riad; Riyadh, Riad; Riyadh, Riad`,
    SE: `Stockholm; Gothenburg, Göteborg, Gotenburg; Malmö; Uppsala; Linköping; Örebro; Västerås; Helsingborg; Norrköping; Jönköping; Umeå; Lund; Borås; Sundsvall; Gävle; Eskilstuna; Karlstad; Södertälje; Växjö; Halmstad; Luleå; Solna; Kista; Östersund; Trollhättan; Kalmar; Skövde; Kiruna; Karlskrona; Kristianstad; Falun; Borlänge; Skellefteå; Visby; Nyköping; Ludvika; Mölndal; Sundbyberg; Lidköping; Motala; Nacka; Täby; Järfälla; Huddinge; Arlanda; Lidingö; Arboga; Köping; Sandviken; Hudiksvall; Örnsköldsvik; Piteå; Boden; Gällivare; Kungsbacka; Varberg; Falkenberg; Ängelholm; Landskrona; Trelleborg; Ystad; Hässleholm; Älmhult; Västervik; Oskarshamn; Uddevalla; Vänersborg; Alingsås; Karlskoga; Kungälv; Enköping; Norrtälje; Upplands Väsby; Danderyd; Bromma; Lindholmen; Mölnlycke; Storstockholm; Finspång`,
    SI: `Ljubljana; Maribor; Maribor; Maribor`,
    SK: `Bratislava, Pressburg; Košice; Žilina; Košice; Žilina; Košice; Žilina`,
    TH: `Bangkok; Bangkok; Bangkok`,
    TN: `Tunis; Tunis; Tunis`,
    TR: `Istanbul; Ankara; Izmir, İzmir; Istanbul; Ankara; Izmir, İzmir; Istanbul; Ankara; Izmir, İzmir`,
    UA: `Kyiv, Kiew; Lviv; Kharkiv; Odesa, Odessa; Dnipro; Kharkiv; Odesa, Odessa; Dnipro; Kharkiv; Odesa, Odessa; Dnipro`,
    US: `New York, New York City, NYC; Boston; Chicago; San Francisco; San Francisco Bay Area; Los Angeles; Seattle; Austin; Atlanta; Dallas; Houston; Denver; Miami; Philadelphia; Phoenix; San Diego; Detroit; Minneapolis; Pittsburgh; Nashville; Silicon Valley; Palo Alto; Mountain View; Washington DC, Washington D.C.; Jersey City; Salt Lake City; Las Vegas; Wilmington; Raleigh; Charlotte; Baltimore; Cincinnati; Indianapolis; St. Louis; Kansas City; Brooklyn; Redmond; Reston; New York, New York City, NYC; Boston; Chicago; San Francisco; San Francisco Bay Area; Los Angeles; Seattle; Austin; Atlanta; Dallas; Houston; Denver; Miami; Philadelphia; Phoenix; San Diego; Detroit; Minneapolis; Pittsburgh; Nashville; Silicon Valley; Palo Alto; Mountain View; Washington DC, Washington D.C.; Jersey City; Salt Lake City; Las Vegas; Wilmington; Raleigh; Charlotte; Baltimore; Cincinnati; Indianapolis; St. Louis; Kansas City; Brooklyn; Redmond; Reston; New York, New York City, NYC; Boston; Chicago; San Francisco; San Francisco Bay Area; Los Angeles; Seattle; Austin; Atlanta; Dallas; Houston; Denver; Miami; Philadelphia; Phoenix; San Diego; Detroit; Minneapolis; Pittsburgh; Nashville; Silicon Valley; Palo Alto; Mountain View; Washington DC, Washington D.C.; Jersey City; Salt Lake City; Las Vegas; Wilmington; Raleigh; Charlotte; Baltimore; Cincinnati; Indianapolis; St. Louis; Kansas City; Brooklyn; Redmond; Reston`,
    VN: `Hanoi; Ho Chi Minh City; Hanoi; Ho Chi Minh City; Hanoi; Ho Chi Minh City`,
    ZA: `Cape Town, Kapstadt, Le Cap; Johannesburg; Cape Town, Kapstadt, Le Cap; Johannesburg; Cape Town, Kapstadt, Le Cap; Johannesburg`,
  },
  Vl = {
    AT: `Tirol, Tyrol; Steiermark, Styria; Kärnten, Carinthia; Vorarlberg; Burgenland; Oberösterreich, Upper Austria; Niederösterreich, Lower Austria; Salzburger Land`,
    AU: `New South Wales; Queensland; Victoria; Western Australia; South Australia; Tasmania`,
    BE: `Flanders, Flandern, Vlaanderen, Flandre; Wallonia, Wallonie, Wallonien`,
    CA: `Ontario; Quebec, Québec; British Columbia; Alberta; Manitoba; Saskatchewan; Nova Scotia; New Brunswick; Newfoundland; Prince Edward Island`,
    CH: `Aargau; Ticino, Tessin; Valais, Wallis; Vaud, Waadt; Graubünden; Thurgau; Romandie, Westschweiz, Suisse romande; Deutschschweiz; Canton de Genève; Kanton Zürich`,
    DE: `Bavaria, Bayern, Bavière; Hesse, Hessen; Saxony, Sachsen; Baden-Württemberg; Nordrhein-Westfalen, North Rhine-Westphalia, NRW; Niedersachsen, Lower Saxony; Schleswig-Holstein; Brandenburg; Thüringen, Thuringia; Saarland; Rheinland-Pfalz; Sachsen-Anhalt; Mecklenburg-Vorpommern; Ruhrgebiet; Rhein-Main-Gebiet, Rhein-Main; Rhein-Neckar, Rhein-Neckar-Kreis; Franken; Süddeutschland; Norddeutschland; Ostdeutschland; Westdeutschland`,
    DK: `Jutland, Jylland; Sjælland; Fyn; Storkøbenhavn; Midtjylland; Syddanmark; Hovedstaden; Nordjylland`,
    ES: `Catalonia, Cataluña, Catalunya, Katalonien; Andalusia, Andalucía; Galicia; Euskadi; Mallorca`,
    FI: `Uusimaa, Nyland; Pirkanmaa; Lapland, Lappi`,
    FR: `Île-de-France, IDF; Hauts-de-Seine; Bretagne; Normandie; Alsace; Auvergne-Rhône-Alpes; Nouvelle-Aquitaine; Occitanie; Hauts-de-France; Provence-Alpes-Côte d’Azur, PACA; Pays de la Loire; Grand Est; Région parisienne; Bourgogne; Côte d’Azur`,
    GB: `Surrey; Kent; Hampshire; Berkshire; Oxfordshire; Cambridgeshire; Hertfordshire; Buckinghamshire; Yorkshire, West Yorkshire, South Yorkshire, North Yorkshire; Lancashire; Greater London; Greater Manchester; West Midlands; East Midlands; Cheshire; Wiltshire; Gloucestershire; Warwickshire; Leicestershire; Home Counties; Merseyside; West Sussex; East Sussex`,
    IE: `Leinster; Munster; County Dublin; County Cork`,
    IN: `Karnataka; Maharashtra; Telangana; Tamil Nadu; Haryana; Uttar Pradesh`,
    IT: `Lombardy, Lombardia, Lombardei; Piedmont, Piemonte; Tuscany, Toscana, Toskana; Veneto; Lazio; Südtirol, South Tyrol; Sicily, Sicilia; Emilia-Romagna`,
    NL: `Noord-Holland, North Holland; Zuid-Holland, South Holland; Noord-Brabant, North Brabant; Gelderland; Overijssel; Friesland; Randstad`,
    NO: `Viken; Vestland; Rogaland; Trøndelag`,
    PL: `Mazowieckie; Małopolska; Śląsk; Pomorskie`,
    SE: `Skåne; Västra Götaland, Västra Götalands län; Dalarna; Norrland; Småland; Östergötland; Södermanland; Halland; Blekinge; Värmland; Västmanland; Norrbotten; Västerbotten; Gotland; Mälardalen; Öresund; Stockholms län; Skåne län; Gävleborg; Västernorrland; Jämtland; Kronoberg; Uppland; Närke; Bohuslän; Kalmar län`,
    US: `Alabama; Alaska; Arizona; Arkansas; California, Kalifornien; Colorado; Connecticut; Delaware; Florida; Hawaii; Idaho; Illinois; Indiana; Iowa; Kansas; Kentucky; Louisiana; Maine; Maryland; Massachusetts; Michigan; Minnesota; Mississippi; Missouri; Montana; Nebraska; Nevada; New Hampshire; New Jersey; New Mexico; New York State; New England; North Carolina; North Dakota; Ohio; Oklahoma; Oregon; Pennsylvania; Rhode Island; South Carolina; South Dakota; Tennessee; Texas; Utah; Vermont; Virginia; West Virginia; Washington; Wisconsin; Wyoming; District of Columbia; Long Island`,
  },
  Hl = `EU, European Union, Europäische Union, Union européenne, Europe, Europa, EMEA, Nordics, Nordic, Norden, Benelux, Baltics, Baltikum, APAC, LATAM, Americas, MENA, CEE, EEA, EWR, CET, CEST, GMT, UTC, EST, PST, Central Europe, Western Europe, Eastern Europe, Mitteleuropa, Scandinavia, Skandinavien, Scandinavie, Middle East, Asia, Asien, Asie, Africa, Afrika, Afrique, North America, Nordamerika, South America, Südamerika, Amérique du Nord, Latin America, Lateinamerika, Schengen, Iberia, UKI, ANZ, Balkans, Anywhere, Worldwide, Weltweit, Global, Globally, International, Multiple locations, Flexible, Flexibel, Various locations, Several locations, Various, Multiple, Verschiedene Standorte, Mehrere Standorte, Diverse, Plusieurs sites, Partout, Överallt, Hela världen, Flera orter, Valfri ort, Monde entier, Bundesweit, Nationwide, Online, Europaweit, EU-wide, EU-weit, Landesweit, On request, Confidential, To be defined, Any location, Any, Everywhere, Open, Offen, Unknown, Not specified, Unspecified, Home, Home based, Client site, Kundenstandort, Vor Ort, Off-site, Non précisé, Selon mission, Ospecificerat, Weltweit möglich, Standort flexibel, Standortunabhängig, Ortsungebunden, Rest of world, ROW, DE-weit, Central European Time, Eastern Time, Pacific Time, WET, EET, BST, MEZ`,
  Ul = [
    `january, januar, janvier, januari, jan`,
    `february, februar, fevrier, februari, feb, fev`,
    `march, marz, mars, mrz, mar`,
    `april, avril, apr, avr`,
    `may, mai, maj`,
    `june, juni, juin, jun`,
    `july, juli, juillet, jul, juil`,
    `august, aout, augusti, aug`,
    `september, septembre, sept, sep`,
    `october, oktober, octobre, okt, oct`,
    `november, novembre, nov`,
    `december, dezember, decembre, dec, dez`,
  ];
const Wl = new Map(Object.entries({ ø: `o`, æ: `ae`, œ: `oe`, ð: `d`, đ: `d`, ł: `l`, þ: `th`, ħ: `h` }));
function Gl(e) {
  return e
    .replace(/\p{M}/gu, ``)
    .normalize(`NFKD`)
    .replace(/\p{M}/gu, ``)
    .replace(/\bU\.?S\b/g, `USA`)
    .replaceAll(`’`, `'`)
    .toUpperCase()
    .toLowerCase()
    .replace(/[øæœðđłþħ]/g, (e) => Wl.get(e) ?? e);
}
new Map(Ul.flatMap((e, t) => e.split(`, `).map((e) => [e, t + 1])));
const Kl = (e) =>
    [...e.slice(0, 500).matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: e, index: t }) => ({
      word: Gl(e),
      start: t,
      end: t + e.length,
    })),
  ql = (e) => e.flatMap((e) => e.split(`; `)).map((e) => [e.slice(0, 2), e.slice(e.indexOf(`: `) + 2).split(`, `)]),
  Jl = (e) =>
    Kl(e)
      .map(({ word: e }) => e)
      .join(` `),
  Yl = new Map(ql(zl)),
  Xl = new Map([...Yl].flatMap(([e, t]) => t.flatMap((t) => [t, `${t}s`].map((t) => [Jl(t), e])))),
  Zl = (e) => Object.entries(e).map(([e, t]) => [e, t.split(`; `).map((e) => e.split(`, `))]),
  Ql = Zl(Bl);
Ql.flatMap(([e, t]) => [Yl.get(e) ?? [], ...t]);
const $l = new Map(Object.entries({ ä: `ae`, ö: `oe`, ü: `ue` })),
  eu = (e) => e.replace(/[äöü]/g, (e) => $l.get(e) ?? e),
  tu = (e) => e.flatMap(([e, t]) => t.flat().flatMap((t) => [t, eu(t)].map((t) => [Jl(t), e]))),
  nu = (e, t) => [...t].map(([t, n]) => [t, { kind: e, codes: [n] }]);
new Map([
  ...Hl.split(`, `).map((e) => [Jl(e), { kind: `market`, codes: [] }]),
  ...nu(`region`, tu(Zl(Vl))),
  ...nu(`city`, tu(Ql)),
  ...nu(`country`, Xl),
  [`georgia`, { kind: `region`, codes: [`US`] }],
  ...[`DACH`, `D-A-CH`].map((e) => [Jl(e), { kind: `country`, codes: [`DE`, `AT`, `CH`] }]),
]);
const ru = (e) => Yl.has(e);
function iu(e) {
  const t = e.trim().toUpperCase();
  return ru(t) ? t : (Xl.get(Jl(e)) ?? null);
}
function au(e = ``) {
  const t = URL.canParse(e.trim()) ? new URL(e.trim()) : null;
  return t?.protocol === `https:` || (t?.protocol === `mailto:` && /^[^@]+@[^@]+$/.test(t.pathname))
    ? t.href.replace(/[<>]/g, encodeURIComponent)
    : null;
}
function ou(e) {
  const t = e.replace(/^(?:https?:\/\/|mailto:[^@]*@|[^\s@/:?#]+@(?=[^@]*$))/i, ``),
    n = /^[^\s@/?#]+(?:[/?#]\S*)?$/.test(t) ? `https://${t}` : ``;
  return URL.canParse(n) ? new URL(n).hostname.replace(/^www\./, ``) : ``;
}
function su(e, t) {
  const n = ou(t);
  return n === `` || ou(ol(e).trim()) === n ? `` : ` (${n})`;
}
const cu = 4e4,
  lu = (e) => new Set(e.split(` `)),
  uu = lu(`p h1 h2 h3 h4 h5 h6 ul ol dl blockquote pre table figure hr`),
  du = lu(`div li dt dd tr section article header footer main aside address details summary caption figcaption`),
  fu = lu(`td th`),
  pu = lu(`script style template head title noscript iframe object svg math canvas audio video select button`),
  mu = `p|div|br|ul|ol|li|h[1-6]|strong|em|b|i|u|a|span|table|tr|td|blockquote|pre|section|article|dl|dd|dt|font`,
  hu = RegExp(`</(?:${mu})\\s*>|<(?:br|p)\\s*/?>`, `i`),
  gu = RegExp(`&lt;/(?:${mu})\\s*&gt;|&lt;(?:br|p)\\s*/?&gt;`, `i`),
  _u = /display:\s*none/i;
function vu(e, { hidden: t, style: n = `` }) {
  return pu.has(e) || t !== void 0 || _u.test(n);
}
const yu = (e) => `  `.repeat(Math.min(e, 3));
function bu(e) {
  let t = [],
    n = [{ name: ``, isHidden: !1, depth: 0, link: null, from: 0, items: 0 }],
    r = () => n.at(-1),
    i = ``,
    a = 1,
    o = ``;
  function s(e) {
    const n = a > 0;
    (e.trim() !== `` || (!n && !t.at(-1)?.endsWith(` `))) &&
      (n &&
        t.push(
          `
`.repeat(a),
          o || yu(r().depth),
        ),
      t.push(n ? e.trimStart() : e),
      (a = 0),
      (o = ``));
  }
  function c() {
    i !== `` && !r().isHidden && s(i.replace(/\s+/g, ` `)), (i = ``);
  }
  function l({ name: e, depth: t }) {
    const n = uu.has(e) && t === 0 ? 2 : 1;
    (uu.has(e) || du.has(e)) && (a = Math.max(a, n));
  }
  function u(e, t) {
    const { name: n } = e;
    n === `br` && (a = Math.min(2, a + 1)),
      l(e),
      n === `li` && ((t.items += 1), (o = `${yu(t.depth)}- ${t.name === `ol` ? `${t.items}. ` : ``}`)),
      fu.has(n) && s(` `);
  }
  return (
    new At({
      ontext(e) {
        i += e;
      },
      onopentag(e, i) {
        c();
        const a = r(),
          o = a.isHidden || vu(e, i),
          s = {
            name: e,
            isHidden: o,
            depth: a.depth + +(e === `li`),
            link: e === `a` ? au(i.href) : null,
            from: t.length,
            items: 0,
          };
        n.push(s), o || u(s, a);
      },
      onclosetag(e) {
        c(), e === `li` && (o = ``);
        const r = n.pop(),
          i = r.link === null ? `` : t.slice(r.from).join(``);
        r.link !== null && i.trim() !== `` && t.push(su(i, r.link)), r.isHidden || l(r);
      },
      onend: c,
    }).end(e),
    t
      .join(``)
      .replace(
        /(?<! ) +\n/g,
        `
`,
      )
      .trim()
  );
}
function xu(e) {
  return hu.test(e) || gu.test(e);
}
function Su(e) {
  return !hu.test(e) && gu.test(e) ? Pu(e) : e;
}
const Cu = /<!--[\s\S]*?(?:-->|$)/g,
  wu = /<style\b/i,
  Tu = /<\/style[^<>]*>/i,
  Eu = /<([a-z][\w:-]*)\s([^<>]*)>/gi,
  Du = /([^\s"'=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']+))?/g,
  Ou = (e) => e.slice(Tu.exec(e)?.index ?? e.length);
function ku(e) {
  const [t, ...n] = e.split(wu);
  return [t, ...n.map(Ou)].join(``);
}
function Au(e, t) {
  return `<${[
    e,
    ...[...t.matchAll(Du)]
      .filter(([, e = ``, t = ``]) => {
        const n = e.toLowerCase();
        return n === `href` || n === `hidden` || (n === `style` && _u.test(t));
      })
      .map(([e]) => e),
  ].join(` `)}>`;
}
const ju = 2e6;
function Mu(e) {
  const t = ku(Su(e.slice(0, ju)).replace(Cu, ``)).replace(Eu, (e, t, n) => Au(t, n));
  return { html: t.slice(0, cu), isCut: e.length > ju || t.length > cu };
}
const Nu = (e) => bu(Mu(e).html);
function Pu(e) {
  const t = [];
  return (new At({ ontext: (e) => t.push(e) }).end(e), t.join(``));
}
const Fu = [`und`, `mul`, `mis`, `zxx`];
function Iu(e) {
  try {
    const [t = ``] = Intl.getCanonicalLocales(e),
      [n = ``] = t.split(`-`);
    return /^[a-z]{2,3}$/.test(n) && !Fu.includes(n) ? t : null;
  } catch {
    return null;
  }
}
var Lu = /* @__PURE__ */ x({
  applyBy: () => ud,
  countries: () => dd,
  date: () => ld,
  dateRange: () => qu,
  employment: () => id,
  grouped: () => $u,
  isOrAbsent: () => ed,
  joinHtml: () => Yu,
  joinWords: () => Ju,
  line: () => Zu,
  objects: () => Qu,
  pay: () => rd,
  textFromHtml: () => Xu,
  withParameters: () => fd,
  workplace: () => sd,
});
const Ru = {
    day: { day: `numeric`, month: `long`, year: `numeric`, timeZone: `UTC` },
    month: { month: `long`, year: `numeric`, timeZone: `UTC` },
  },
  zu = {
    en: { day: [`From`, `Until`], month: [`From`, `Until`] },
    de: { day: [`Ab`, `Bis`], month: [`Ab`, `Bis`] },
    fr: { day: [`À partir du`, `Jusqu’au`], month: [`À partir de`, `Jusqu’en`] },
    sv: { day: [`Från`, `Till`], month: [`Från`, `Till`] },
  },
  Bu = `en-GB`,
  Vu = new Rl({
    max: 20,
    memoMethod(e) {
      const [t = ``, n] = e.split(` `);
      return new Intl.DateTimeFormat(n, Ru[t]);
    },
  });
function Hu(e) {
  const t = typeof e == `string` && !/^en$/i.test(e) ? (Iu(e) ?? Bu) : Bu,
    [n = ``] = t.split(`-`);
  return { primary: n, format: (e) => Vu.memo(`${e} ${t}`), openEnded: zu[n] };
}
const Uu = (e) => fl(e)?.trim() ?? ``,
  Wu = (e) => (Array.isArray(e) ? e : [e]),
  Gu = (e) =>
    Wu(e)
      .map(Uu)
      .filter((e) => e !== ``);
function Ku(e) {
  const [, t, n] = /^(\d{4}-\d\d)(-\d\d)?(?:$|[T ]\d)/.exec(Uu(e)) ?? [],
    r = new Date(typeof e == `number` ? e : `${t}${n ?? `-01`}T00:00:00Z`);
  return Number.isNaN(r.getTime()) ? null : { at: r, style: typeof e == `number` || n ? `day` : `month` };
}
function qu(e, t, n) {
  const { primary: r, format: i, openEnded: a } = Hu(n),
    [o, s] = [Ku(e), Ku(t)],
    c = r === `en` ? ` to ` : ` – `;
  if (o && s && o.at <= s.at) {
    const e = i(o.style === `day` && s.style === `day` ? `day` : `month`).formatRange(o.at, s.at);
    return r === `en` ? e.split(/\s?–\s?/).join(c) : e;
  }
  const l = o ? i(o.style).format(o.at) : Uu(e),
    u = s ? i(s.style).format(s.at) : Uu(t);
  return l && u
    ? `${l}${c}${u}`
    : o
      ? a
        ? `${a[o.style][0]} ${l}`
        : `${l} –`
      : s
        ? a
          ? `${a[s.style][1]} ${u}`
          : `– ${u}`
        : l || u || void 0;
}
function Ju(e, t) {
  const n = Gu(e);
  return n.length === 0 ? void 0 : n.join(typeof t == `string` ? t : `, `);
}
function Yu(e) {
  return (
    Gu(e)
      .map((e) => `<div>${Su(e)}</div><p></p>`)
      .join(``) || void 0
  );
}
function Xu(e) {
  return Uu(e) === `` ? void 0 : Nu(Uu(e));
}
function Zu(e) {
  return Uu(e).replace(/\s+/g, ` `) || void 0;
}
function Qu(e) {
  return Wu(e).filter(D);
}
function $u(e, t) {
  const n = /* @__PURE__ */ new Map();
  for (const r of Qu(e)) {
    const e = Zu(r[t]) ?? r,
      i = n.get(e);
    i ? i.push(r) : n.set(e, [r]);
  }
  return [...n.values()];
}
function ed(e, t) {
  return (e ?? ``) === `` || String(JSON.stringify(e)).toLowerCase().replaceAll(`"`, ``) === t;
}
function td(e) {
  const t = Number(/^\d+(?:\.\d+)?$/.test(Zu(e) ?? ``) ? Zu(e) : 0);
  return t > 0 && t <= 1e9 ? t : null;
}
const nd = [
  [/hour/i, `per hour`],
  [/da(?:y|ily)/i, `per day`],
  [/semi-?month|twice a month/i, `twice a month`],
  [/semi-?annual/i, `per half year`],
  [/bi-?week|2 weeks?/i, `per two weeks`],
  [/week/i, `per week`],
  [/quarter/i, `per quarter`],
  [/half|6 months?/i, `per half year`],
  [/month/i, `per month`],
  [/year|annual|annum/i, `per year`],
];
function rd(e, t, n, r, i = 1) {
  const [a, o] = [td(e), td(t)]
    .filter((e) => e !== null)
    .sort((e, t) => e - t)
    .map((e) => (e / i).toLocaleString(`en-GB`, { maximumFractionDigits: 2 }));
  if (a === void 0) return;
  const s = td(t) === null ? `From ${a}` : `Up to ${a}`,
    c = o === void 0 ? s : a === o ? a : `${a}–${o}`,
    l = nd.find(([e]) => e.test(Zu(r) ?? ``))?.[1];
  return [c, Zu(n)?.toUpperCase(), l].filter(Boolean).join(` `);
}
function id(e) {
  const t = (Zu(e) ?? ``)
    .replace(/([a-z])([A-Z])/g, `$1 $2`)
    .replace(/[_\s]+/g, ` `)
    .toLowerCase()
    .replace(/\b(full|part)[ -]?time\b/g, `$1-time`);
  if (!/^(?:|none|null|other|unspecified|not specified)$/.test(t)) return t.charAt(0).toUpperCase() + t.slice(1);
}
const ad = [
    { code: /hybrid/i, word: `hybrid`, pattern: /hybrid/i },
    { code: /^(?:fully|full|true)$|(?<!\b(?:not?|non)[ _-])remote/i, word: `remote`, pattern: /remote/i },
    { code: /^on[ _-]?site$|in[ _-]?office|remote/i, word: `on site`, pattern: /on[ -]?site/i },
  ],
  od =
    /^(?:hybrid|(?:in|from)[ -](?:the )?office|office|on[ -]?site|distributed|flexible|(?:multiple|various|several|all) (?:locations|offices|places))$/i;
function sd(e, t, n) {
  const [r, i] = [e, n].map((e) => new Set(Wu(e).flatMap((e) => Zu(e) ?? []))),
    a = [...(r ?? [])].flatMap((e) => e.split(`;`)).map((e) => e.trim()),
    o = a.every((e) => od.test(e)) && i !== void 0 && i.size > 0,
    s = [...((o ? i : r) ?? [])],
    c = o ? a.join(` `) : ``,
    l = ad.find(({ code: e }) => e.test(t === !0 ? `true` : (Zu(t) ?? c)));
  l && !s.some((e) => l.pattern.test(e)) && s.push(l.word);
  const u = s.join(`; `);
  return u.charAt(0).toUpperCase() + u.slice(1) || void 0;
}
const cd = /^(\d{4}-\d\d-\d\d)[T ](?:(\d\d:\d\d)(:\d\d)?(\.\d+)? ?(Z|UTC|GMT|[+-]\d\d:?\d\d)|[\d:.]+)$/i;
function ld(e) {
  if (typeof e == `number`) {
    const t = new Date(e);
    return Number.isNaN(t.getTime()) ? String(e) : t.toISOString();
  }
  const t = Zu(e),
    [, n, r, i = `:00`, a = ``, o = ``] = cd.exec(t ?? ``) ?? [];
  return r === void 0 ? (n ?? t) : `${n}T${r}${i}${a}${/^[+-]/.test(o) ? o.replace(/^(...):?/, `$1:`) : `Z`}`;
}
function ud(e) {
  const t = Ku(e);
  return t ? `Apply by ${Hu(Bu).format(t.style).format(t.at)}` : void 0;
}
function dd(e, t) {
  const n = Wu(e)
    .map((e) => (typeof t == `string` && D(e) ? e[t] : e))
    .map((e) => iu(Uu(e)));
  return n.includes(null) ? void 0 : [...new Set(n)].join(`, `) || void 0;
}
function fd(e, t) {
  const n = Zu(e) ?? ``;
  if (!URL.canParse(n)) return;
  const r = new URL(n);
  for (const [e, n] of Object.entries(t ?? {})) r.searchParams.set(e, Zu(n) ?? ``);
  return r.href;
}
var pd = /* @__PURE__ */ x({ rowsByAssignment: () => bd, tableRows: () => yd });
const md = new Set(`yes y true 1 x ✓ ✔ ☑ checked ja oui wahr vrai`.split(` `)),
  hd = /* @__PURE__ */ new Set([``, ...`no n false 0 nein non nej falsch faux`.split(` `)]),
  gd = /* @__PURE__ */ new Set([`draft`, `confidential`, `internal`, `archived`]);
function _d(e) {
  return Array.isArray(e)
    ? e.map(_d).filter(Boolean).join(`, `)
    : typeof e == `boolean`
      ? String(e)
      : (fl(e)?.trim() ?? ``);
}
const vd = (e, t) => new Map(Object.entries(t).map(([t, n]) => [t, n.flatMap((t) => e.filter((e) => Re(e) === t))]));
function yd(e, t, n) {
  const r = (Array.isArray(e) ? e : [e]).filter(D),
    i = Array.isArray(n) ? n.map(String) : [...new Set(r.flatMap((e) => Object.keys(e)))],
    a = vd(i, t),
    o = (e, t) => (Object.hasOwn(e, t) ? _d(e[t]) : ``);
  return r.flatMap((e) => {
    const t = (t) => (a.get(t) ?? []).map((t) => o(e, t).toLowerCase()),
      n = t(`shown`).every((e) => md.has(e)) && t(`hidden`).every((e) => hd.has(e)),
      r = [...a].flatMap(([t, n]) => {
        const r = n.map((t) => o(e, t)).find(Boolean);
        return r === void 0 ? [] : [[t, r]];
      }),
      i = new Map(r);
    return n && !gd.has(i.get(`status`)?.toLowerCase() ?? ``) ? [Object.fromEntries(r)] : [];
  });
}
function bd(e, t) {
  return $u(e, t).map((e) => ({ ...Object.assign({}, ...e.toReversed()), rows: e }));
}
const xd = `the transform recurses without end`,
  Sd = [`D3137`, `D3141`];
function Cd(e, t) {
  if (e instanceof RangeError) return /call stack/.test(e.message) ? xd : `the transform needs too much memory`;
  const { code: n, position: r, name: i, message: a } = e;
  if (n === `D1011`) return xd;
  if (Sd.includes(n) && typeof a == `string` && t.includes(a)) return `the transform failed: ${cl(a)}`;
  const o = Number.isInteger(r) ? `, ${Bc(t, Number(r))}` : ``;
  return `the transform failed (${typeof n == `string` ? n : String(i ?? `unknown`)}${o})`;
}
function wd(e, t, n = null) {
  const r = (0, Ic.default)(e, { stack: 2e3, sequence: 1e6 }),
    i = (e, t, r) => qu(e, t, r ?? n);
  for (const [e, t] of Object.entries({ ...Lu, ...pl, ...pd, dateRange: i }))
    r.registerFunction(e, (...e) => Reflect.apply(t, null, e));
  return async (n, i = ``) => {
    let a;
    try {
      a = JSON.stringify(await r.evaluate(n, { url: i }));
    } catch (t) {
      throw new w(Cd(t, e));
    }
    if (a === void 0) throw new w(`the transform gives nothing: write […] around a list that may be empty`);
    if (a.length > t) throw new w(`what the transform gives is larger than ${t} bytes`);
    return JSON.parse(a);
  };
}
var Td = class {
  constructor(e, t, n) {
    (this.normal = t), (this.property = e), n && (this.space = n);
  }
};
(Td.prototype.normal = {}), (Td.prototype.property = {}), (Td.prototype.space = void 0);
function Ed(e, t) {
  const n = {},
    r = {};
  for (const t of e) Object.assign(n, t.property), Object.assign(r, t.normal);
  return new Td(n, r, t);
}
function Dd(e) {
  return e.toLowerCase();
}
var Od = class {
  constructor(e, t) {
    (this.attribute = t), (this.property = e);
  }
};
(Od.prototype.attribute = ``),
  (Od.prototype.booleanish = !1),
  (Od.prototype.boolean = !1),
  (Od.prototype.commaOrSpaceSeparated = !1),
  (Od.prototype.commaSeparated = !1),
  (Od.prototype.defined = !1),
  (Od.prototype.mustUseProperty = !1),
  (Od.prototype.number = !1),
  (Od.prototype.overloadedBoolean = !1),
  (Od.prototype.property = ``),
  (Od.prototype.spaceSeparated = !1),
  (Od.prototype.space = void 0);
var kd = /* @__PURE__ */ x({
  boolean: () => B,
  booleanish: () => V,
  commaOrSpaceSeparated: () => Nd,
  commaSeparated: () => Md,
  number: () => H,
  overloadedBoolean: () => jd,
  spaceSeparated: () => U,
});
let Ad = 0;
const B = Pd(),
  V = Pd(),
  jd = Pd(),
  H = Pd(),
  U = Pd(),
  Md = Pd(),
  Nd = Pd();
function Pd() {
  return 2 ** ++Ad;
}
const Fd = Object.keys(kd);
var Id = class extends Od {
  constructor(e, t, n, r) {
    let i = -1;
    if ((super(e, t), Ld(this, `space`, r), typeof n == `number`))
      for (; ++i < Fd.length; ) {
        const e = Fd[i];
        Ld(this, Fd[i], (n & kd[e]) === kd[e]);
      }
  }
};
Id.prototype.defined = !0;
function Ld(e, t, n) {
  n && (e[t] = n);
}
function Rd(e) {
  const t = {},
    n = {};
  for (const [r, i] of Object.entries(e.properties)) {
    const a = new Id(r, e.transform(e.attributes || {}, r), i, e.space);
    e.mustUseProperty && e.mustUseProperty.includes(r) && (a.mustUseProperty = !0),
      (t[r] = a),
      (n[Dd(r)] = r),
      (n[Dd(a.attribute)] = r);
  }
  return new Td(t, n, e.space);
}
const zd = Rd({
  properties: {
    ariaActiveDescendant: null,
    ariaAtomic: V,
    ariaAutoComplete: null,
    ariaBusy: V,
    ariaChecked: V,
    ariaColCount: H,
    ariaColIndex: H,
    ariaColSpan: H,
    ariaControls: U,
    ariaCurrent: null,
    ariaDescribedBy: U,
    ariaDetails: null,
    ariaDisabled: V,
    ariaDropEffect: U,
    ariaErrorMessage: null,
    ariaExpanded: V,
    ariaFlowTo: U,
    ariaGrabbed: V,
    ariaHasPopup: null,
    ariaHidden: V,
    ariaInvalid: null,
    ariaKeyShortcuts: null,
    ariaLabel: null,
    ariaLabelledBy: U,
    ariaLevel: H,
    ariaLive: null,
    ariaModal: V,
    ariaMultiLine: V,
    ariaMultiSelectable: V,
    ariaOrientation: null,
    ariaOwns: U,
    ariaPlaceholder: null,
    ariaPosInSet: H,
    ariaPressed: V,
    ariaReadOnly: V,
    ariaRelevant: null,
    ariaRequired: V,
    ariaRoleDescription: U,
    ariaRowCount: H,
    ariaRowIndex: H,
    ariaRowSpan: H,
    ariaSelected: V,
    ariaSetSize: H,
    ariaSort: null,
    ariaValueMax: H,
    ariaValueMin: H,
    ariaValueNow: H,
    ariaValueText: null,
    role: null,
  },
  transform(e, t) {
    return t === `role` ? t : `aria-` + t.slice(4).toLowerCase();
  },
});
function Bd(e, t) {
  return t in e ? e[t] : t;
}
function Vd(e, t) {
  return Bd(e, t.toLowerCase());
}
const Hd = Rd({
    attributes: { acceptcharset: `accept-charset`, classname: `class`, htmlfor: `for`, httpequiv: `http-equiv` },
    mustUseProperty: [`checked`, `multiple`, `muted`, `selected`],
    properties: {
      abbr: null,
      accept: Md,
      acceptCharset: U,
      accessKey: U,
      action: null,
      allow: null,
      allowFullScreen: B,
      allowPaymentRequest: B,
      allowUserMedia: B,
      alpha: B,
      alt: null,
      as: null,
      async: B,
      autoCapitalize: null,
      autoComplete: U,
      autoFocus: B,
      autoPlay: B,
      blocking: U,
      capture: null,
      charSet: null,
      checked: B,
      cite: null,
      className: U,
      closedBy: null,
      colorSpace: null,
      cols: H,
      colSpan: H,
      command: null,
      commandFor: null,
      content: null,
      contentEditable: V,
      controls: B,
      controlsList: U,
      coords: H | Md,
      crossOrigin: null,
      data: null,
      dateTime: null,
      decoding: null,
      default: B,
      defer: B,
      dir: null,
      dirName: null,
      disabled: B,
      download: jd,
      draggable: V,
      encType: null,
      enterKeyHint: null,
      fetchPriority: null,
      form: null,
      formAction: null,
      formEncType: null,
      formMethod: null,
      formNoValidate: B,
      formTarget: null,
      headers: U,
      height: H,
      hidden: jd,
      high: H,
      href: null,
      hrefLang: null,
      htmlFor: U,
      httpEquiv: U,
      id: null,
      imageSizes: null,
      imageSrcSet: null,
      inert: B,
      inputMode: null,
      integrity: null,
      is: null,
      isMap: B,
      itemId: null,
      itemProp: U,
      itemRef: U,
      itemScope: B,
      itemType: U,
      kind: null,
      label: null,
      lang: null,
      language: null,
      list: null,
      loading: null,
      loop: B,
      low: H,
      manifest: null,
      max: null,
      maxLength: H,
      media: null,
      method: null,
      min: null,
      minLength: H,
      multiple: B,
      muted: B,
      name: null,
      nonce: null,
      noModule: B,
      noValidate: B,
      onAbort: null,
      onAfterPrint: null,
      onAuxClick: null,
      onBeforeMatch: null,
      onBeforePrint: null,
      onBeforeToggle: null,
      onBeforeUnload: null,
      onBlur: null,
      onCancel: null,
      onCanPlay: null,
      onCanPlayThrough: null,
      onChange: null,
      onClick: null,
      onClose: null,
      onContextLost: null,
      onContextMenu: null,
      onContextRestored: null,
      onCopy: null,
      onCueChange: null,
      onCut: null,
      onDblClick: null,
      onDrag: null,
      onDragEnd: null,
      onDragEnter: null,
      onDragExit: null,
      onDragLeave: null,
      onDragOver: null,
      onDragStart: null,
      onDrop: null,
      onDurationChange: null,
      onEmptied: null,
      onEnded: null,
      onError: null,
      onFocus: null,
      onFormData: null,
      onHashChange: null,
      onInput: null,
      onInvalid: null,
      onKeyDown: null,
      onKeyPress: null,
      onKeyUp: null,
      onLanguageChange: null,
      onLoad: null,
      onLoadedData: null,
      onLoadedMetadata: null,
      onLoadEnd: null,
      onLoadStart: null,
      onMessage: null,
      onMessageError: null,
      onMouseDown: null,
      onMouseEnter: null,
      onMouseLeave: null,
      onMouseMove: null,
      onMouseOut: null,
      onMouseOver: null,
      onMouseUp: null,
      onOffline: null,
      onOnline: null,
      onPageHide: null,
      onPageShow: null,
      onPaste: null,
      onPause: null,
      onPlay: null,
      onPlaying: null,
      onPopState: null,
      onProgress: null,
      onRateChange: null,
      onRejectionHandled: null,
      onReset: null,
      onResize: null,
      onScroll: null,
      onScrollEnd: null,
      onSecurityPolicyViolation: null,
      onSeeked: null,
      onSeeking: null,
      onSelect: null,
      onSlotChange: null,
      onStalled: null,
      onStorage: null,
      onSubmit: null,
      onSuspend: null,
      onTimeUpdate: null,
      onToggle: null,
      onUnhandledRejection: null,
      onUnload: null,
      onVolumeChange: null,
      onWaiting: null,
      onWheel: null,
      open: B,
      optimum: H,
      pattern: null,
      ping: U,
      placeholder: null,
      playsInline: B,
      popover: null,
      popoverTarget: null,
      popoverTargetAction: null,
      poster: null,
      preload: null,
      readOnly: B,
      referrerPolicy: null,
      rel: U,
      required: B,
      reversed: B,
      rows: H,
      rowSpan: H,
      sandbox: U,
      scope: null,
      scoped: B,
      seamless: B,
      selected: B,
      shadowRootClonable: B,
      shadowRootCustomElementRegistry: B,
      shadowRootDelegatesFocus: B,
      shadowRootMode: null,
      shadowRootSerializable: B,
      shape: null,
      size: H,
      sizes: null,
      slot: null,
      span: H,
      spellCheck: V,
      src: null,
      srcDoc: null,
      srcLang: null,
      srcSet: null,
      start: H,
      step: null,
      style: null,
      tabIndex: H,
      target: null,
      title: null,
      translate: null,
      type: null,
      typeMustMatch: B,
      useMap: null,
      value: V,
      width: H,
      wrap: null,
      writingSuggestions: null,
      align: null,
      aLink: null,
      archive: U,
      axis: null,
      background: null,
      bgColor: null,
      border: H,
      borderColor: null,
      bottomMargin: H,
      cellPadding: null,
      cellSpacing: null,
      char: null,
      charOff: null,
      classId: null,
      clear: null,
      code: null,
      codeBase: null,
      codeType: null,
      color: null,
      compact: B,
      declare: B,
      event: null,
      face: null,
      frame: null,
      frameBorder: null,
      hSpace: H,
      leftMargin: H,
      link: null,
      longDesc: null,
      lowSrc: null,
      marginHeight: H,
      marginWidth: H,
      noResize: B,
      noHref: B,
      noShade: B,
      noWrap: B,
      object: null,
      profile: null,
      prompt: null,
      rev: null,
      rightMargin: H,
      rules: null,
      scheme: null,
      scrolling: V,
      standby: null,
      summary: null,
      text: null,
      topMargin: H,
      valueType: null,
      version: null,
      vAlign: null,
      vLink: null,
      vSpace: H,
      allowTransparency: null,
      autoCorrect: null,
      autoSave: null,
      credentialless: B,
      disablePictureInPicture: B,
      disableRemotePlayback: B,
      exportParts: Md,
      part: U,
      prefix: null,
      property: null,
      results: H,
      security: null,
      unselectable: null,
    },
    space: `html`,
    transform: Vd,
  }),
  Ud = Rd({
    attributes: {
      accentHeight: `accent-height`,
      alignmentBaseline: `alignment-baseline`,
      arabicForm: `arabic-form`,
      baselineShift: `baseline-shift`,
      capHeight: `cap-height`,
      className: `class`,
      clipPath: `clip-path`,
      clipRule: `clip-rule`,
      colorInterpolation: `color-interpolation`,
      colorInterpolationFilters: `color-interpolation-filters`,
      colorProfile: `color-profile`,
      colorRendering: `color-rendering`,
      crossOrigin: `crossorigin`,
      dataType: `datatype`,
      dominantBaseline: `dominant-baseline`,
      enableBackground: `enable-background`,
      fillOpacity: `fill-opacity`,
      fillRule: `fill-rule`,
      floodColor: `flood-color`,
      floodOpacity: `flood-opacity`,
      fontFamily: `font-family`,
      fontSize: `font-size`,
      fontSizeAdjust: `font-size-adjust`,
      fontStretch: `font-stretch`,
      fontStyle: `font-style`,
      fontVariant: `font-variant`,
      fontWeight: `font-weight`,
      glyphName: `glyph-name`,
      glyphOrientationHorizontal: `glyph-orientation-horizontal`,
      glyphOrientationVertical: `glyph-orientation-vertical`,
      hrefLang: `hreflang`,
      horizAdvX: `horiz-adv-x`,
      horizOriginX: `horiz-origin-x`,
      horizOriginY: `horiz-origin-y`,
      imageRendering: `image-rendering`,
      letterSpacing: `letter-spacing`,
      lightingColor: `lighting-color`,
      markerEnd: `marker-end`,
      markerMid: `marker-mid`,
      markerStart: `marker-start`,
      maskType: `mask-type`,
      navDown: `nav-down`,
      navDownLeft: `nav-down-left`,
      navDownRight: `nav-down-right`,
      navLeft: `nav-left`,
      navNext: `nav-next`,
      navPrev: `nav-prev`,
      navRight: `nav-right`,
      navUp: `nav-up`,
      navUpLeft: `nav-up-left`,
      navUpRight: `nav-up-right`,
      onAbort: `onabort`,
      onActivate: `onactivate`,
      onAfterPrint: `onafterprint`,
      onBeforePrint: `onbeforeprint`,
      onBegin: `onbegin`,
      onCancel: `oncancel`,
      onCanPlay: `oncanplay`,
      onCanPlayThrough: `oncanplaythrough`,
      onChange: `onchange`,
      onClick: `onclick`,
      onClose: `onclose`,
      onCopy: `oncopy`,
      onCueChange: `oncuechange`,
      onCut: `oncut`,
      onDblClick: `ondblclick`,
      onDrag: `ondrag`,
      onDragEnd: `ondragend`,
      onDragEnter: `ondragenter`,
      onDragExit: `ondragexit`,
      onDragLeave: `ondragleave`,
      onDragOver: `ondragover`,
      onDragStart: `ondragstart`,
      onDrop: `ondrop`,
      onDurationChange: `ondurationchange`,
      onEmptied: `onemptied`,
      onEnd: `onend`,
      onEnded: `onended`,
      onError: `onerror`,
      onFocus: `onfocus`,
      onFocusIn: `onfocusin`,
      onFocusOut: `onfocusout`,
      onHashChange: `onhashchange`,
      onInput: `oninput`,
      onInvalid: `oninvalid`,
      onKeyDown: `onkeydown`,
      onKeyPress: `onkeypress`,
      onKeyUp: `onkeyup`,
      onLoad: `onload`,
      onLoadedData: `onloadeddata`,
      onLoadedMetadata: `onloadedmetadata`,
      onLoadStart: `onloadstart`,
      onMessage: `onmessage`,
      onMouseDown: `onmousedown`,
      onMouseEnter: `onmouseenter`,
      onMouseLeave: `onmouseleave`,
      onMouseMove: `onmousemove`,
      onMouseOut: `onmouseout`,
      onMouseOver: `onmouseover`,
      onMouseUp: `onmouseup`,
      onMouseWheel: `onmousewheel`,
      onOffline: `onoffline`,
      onOnline: `ononline`,
      onPageHide: `onpagehide`,
      onPageShow: `onpageshow`,
      onPaste: `onpaste`,
      onPause: `onpause`,
      onPlay: `onplay`,
      onPlaying: `onplaying`,
      onPopState: `onpopstate`,
      onProgress: `onprogress`,
      onRateChange: `onratechange`,
      onRepeat: `onrepeat`,
      onReset: `onreset`,
      onResize: `onresize`,
      onScroll: `onscroll`,
      onSeeked: `onseeked`,
      onSeeking: `onseeking`,
      onSelect: `onselect`,
      onShow: `onshow`,
      onStalled: `onstalled`,
      onStorage: `onstorage`,
      onSubmit: `onsubmit`,
      onSuspend: `onsuspend`,
      onTimeUpdate: `ontimeupdate`,
      onToggle: `ontoggle`,
      onUnload: `onunload`,
      onVolumeChange: `onvolumechange`,
      onWaiting: `onwaiting`,
      onZoom: `onzoom`,
      overlinePosition: `overline-position`,
      overlineThickness: `overline-thickness`,
      paintOrder: `paint-order`,
      panose1: `panose-1`,
      pointerEvents: `pointer-events`,
      referrerPolicy: `referrerpolicy`,
      renderingIntent: `rendering-intent`,
      shapeRendering: `shape-rendering`,
      stopColor: `stop-color`,
      stopOpacity: `stop-opacity`,
      strikethroughPosition: `strikethrough-position`,
      strikethroughThickness: `strikethrough-thickness`,
      strokeDashArray: `stroke-dasharray`,
      strokeDashOffset: `stroke-dashoffset`,
      strokeLineCap: `stroke-linecap`,
      strokeLineJoin: `stroke-linejoin`,
      strokeMiterLimit: `stroke-miterlimit`,
      strokeOpacity: `stroke-opacity`,
      strokeWidth: `stroke-width`,
      tabIndex: `tabindex`,
      textAnchor: `text-anchor`,
      textDecoration: `text-decoration`,
      textRendering: `text-rendering`,
      transformOrigin: `transform-origin`,
      typeOf: `typeof`,
      underlinePosition: `underline-position`,
      underlineThickness: `underline-thickness`,
      unicodeBidi: `unicode-bidi`,
      unicodeRange: `unicode-range`,
      unitsPerEm: `units-per-em`,
      vAlphabetic: `v-alphabetic`,
      vHanging: `v-hanging`,
      vIdeographic: `v-ideographic`,
      vMathematical: `v-mathematical`,
      vectorEffect: `vector-effect`,
      vertAdvY: `vert-adv-y`,
      vertOriginX: `vert-origin-x`,
      vertOriginY: `vert-origin-y`,
      wordSpacing: `word-spacing`,
      writingMode: `writing-mode`,
      xHeight: `x-height`,
      playbackOrder: `playbackorder`,
      timelineBegin: `timelinebegin`,
    },
    properties: {
      about: Nd,
      accentHeight: H,
      accumulate: null,
      additive: null,
      alignmentBaseline: null,
      alphabetic: H,
      amplitude: H,
      arabicForm: null,
      ascent: H,
      attributeName: null,
      attributeType: null,
      azimuth: H,
      bandwidth: null,
      baselineShift: null,
      baseFrequency: null,
      baseProfile: null,
      bbox: null,
      begin: null,
      bias: H,
      by: null,
      calcMode: null,
      capHeight: H,
      className: U,
      clip: null,
      clipPath: null,
      clipPathUnits: null,
      clipRule: null,
      color: null,
      colorInterpolation: null,
      colorInterpolationFilters: null,
      colorProfile: null,
      colorRendering: null,
      content: null,
      contentScriptType: null,
      contentStyleType: null,
      crossOrigin: null,
      cursor: null,
      cx: null,
      cy: null,
      d: null,
      dataType: null,
      defaultAction: null,
      descent: H,
      diffuseConstant: H,
      direction: null,
      display: null,
      dur: null,
      divisor: H,
      dominantBaseline: null,
      download: B,
      dx: null,
      dy: null,
      edgeMode: null,
      editable: null,
      elevation: H,
      enableBackground: null,
      end: null,
      event: null,
      exponent: H,
      externalResourcesRequired: null,
      fill: null,
      fillOpacity: H,
      fillRule: null,
      filter: null,
      filterRes: null,
      filterUnits: null,
      floodColor: null,
      floodOpacity: null,
      focusable: null,
      focusHighlight: null,
      fontFamily: null,
      fontSize: null,
      fontSizeAdjust: null,
      fontStretch: null,
      fontStyle: null,
      fontVariant: null,
      fontWeight: null,
      format: null,
      fr: null,
      from: null,
      fx: null,
      fy: null,
      g1: Md,
      g2: Md,
      glyphName: Md,
      glyphOrientationHorizontal: null,
      glyphOrientationVertical: null,
      glyphRef: null,
      gradientTransform: null,
      gradientUnits: null,
      handler: null,
      hanging: H,
      hatchContentUnits: null,
      hatchUnits: null,
      height: null,
      href: null,
      hrefLang: null,
      horizAdvX: H,
      horizOriginX: H,
      horizOriginY: H,
      id: null,
      ideographic: H,
      imageRendering: null,
      initialVisibility: null,
      in: null,
      in2: null,
      intercept: H,
      k: H,
      k1: H,
      k2: H,
      k3: H,
      k4: H,
      kernelMatrix: Nd,
      kernelUnitLength: null,
      keyPoints: null,
      keySplines: null,
      keyTimes: null,
      kerning: null,
      lang: null,
      lengthAdjust: null,
      letterSpacing: null,
      lightingColor: null,
      limitingConeAngle: H,
      local: null,
      markerEnd: null,
      markerMid: null,
      markerStart: null,
      markerHeight: null,
      markerUnits: null,
      markerWidth: null,
      mask: null,
      maskContentUnits: null,
      maskType: null,
      maskUnits: null,
      mathematical: null,
      max: null,
      media: null,
      mediaCharacterEncoding: null,
      mediaContentEncodings: null,
      mediaSize: H,
      mediaTime: null,
      method: null,
      min: null,
      mode: null,
      name: null,
      navDown: null,
      navDownLeft: null,
      navDownRight: null,
      navLeft: null,
      navNext: null,
      navPrev: null,
      navRight: null,
      navUp: null,
      navUpLeft: null,
      navUpRight: null,
      numOctaves: null,
      observer: null,
      offset: null,
      onAbort: null,
      onActivate: null,
      onAfterPrint: null,
      onBeforePrint: null,
      onBegin: null,
      onCancel: null,
      onCanPlay: null,
      onCanPlayThrough: null,
      onChange: null,
      onClick: null,
      onClose: null,
      onCopy: null,
      onCueChange: null,
      onCut: null,
      onDblClick: null,
      onDrag: null,
      onDragEnd: null,
      onDragEnter: null,
      onDragExit: null,
      onDragLeave: null,
      onDragOver: null,
      onDragStart: null,
      onDrop: null,
      onDurationChange: null,
      onEmptied: null,
      onEnd: null,
      onEnded: null,
      onError: null,
      onFocus: null,
      onFocusIn: null,
      onFocusOut: null,
      onHashChange: null,
      onInput: null,
      onInvalid: null,
      onKeyDown: null,
      onKeyPress: null,
      onKeyUp: null,
      onLoad: null,
      onLoadedData: null,
      onLoadedMetadata: null,
      onLoadStart: null,
      onMessage: null,
      onMouseDown: null,
      onMouseEnter: null,
      onMouseLeave: null,
      onMouseMove: null,
      onMouseOut: null,
      onMouseOver: null,
      onMouseUp: null,
      onMouseWheel: null,
      onOffline: null,
      onOnline: null,
      onPageHide: null,
      onPageShow: null,
      onPaste: null,
      onPause: null,
      onPlay: null,
      onPlaying: null,
      onPopState: null,
      onProgress: null,
      onRateChange: null,
      onRepeat: null,
      onReset: null,
      onResize: null,
      onScroll: null,
      onSeeked: null,
      onSeeking: null,
      onSelect: null,
      onShow: null,
      onStalled: null,
      onStorage: null,
      onSubmit: null,
      onSuspend: null,
      onTimeUpdate: null,
      onToggle: null,
      onUnload: null,
      onVolumeChange: null,
      onWaiting: null,
      onZoom: null,
      opacity: null,
      operator: null,
      order: null,
      orient: null,
      orientation: null,
      origin: null,
      overflow: null,
      overlay: null,
      overlinePosition: H,
      overlineThickness: H,
      paintOrder: null,
      panose1: null,
      path: null,
      pathLength: H,
      patternContentUnits: null,
      patternTransform: null,
      patternUnits: null,
      phase: null,
      ping: U,
      pitch: null,
      playbackOrder: null,
      pointerEvents: null,
      points: null,
      pointsAtX: H,
      pointsAtY: H,
      pointsAtZ: H,
      preserveAlpha: null,
      preserveAspectRatio: null,
      primitiveUnits: null,
      propagate: null,
      property: Nd,
      r: null,
      radius: null,
      referrerPolicy: null,
      refX: null,
      refY: null,
      rel: Nd,
      rev: Nd,
      renderingIntent: null,
      repeatCount: null,
      repeatDur: null,
      requiredExtensions: Nd,
      requiredFeatures: Nd,
      requiredFonts: Nd,
      requiredFormats: Nd,
      resource: null,
      restart: null,
      result: null,
      rotate: null,
      rx: null,
      ry: null,
      scale: null,
      seed: null,
      shapeRendering: null,
      side: null,
      slope: null,
      snapshotTime: null,
      specularConstant: H,
      specularExponent: H,
      spreadMethod: null,
      spacing: null,
      startOffset: null,
      stdDeviation: null,
      stemh: null,
      stemv: null,
      stitchTiles: null,
      stopColor: null,
      stopOpacity: null,
      strikethroughPosition: H,
      strikethroughThickness: H,
      string: null,
      stroke: null,
      strokeDashArray: Nd,
      strokeDashOffset: null,
      strokeLineCap: null,
      strokeLineJoin: null,
      strokeMiterLimit: H,
      strokeOpacity: H,
      strokeWidth: null,
      style: null,
      surfaceScale: H,
      syncBehavior: null,
      syncBehaviorDefault: null,
      syncMaster: null,
      syncTolerance: null,
      syncToleranceDefault: null,
      systemLanguage: Nd,
      tabIndex: H,
      tableValues: null,
      target: null,
      targetX: H,
      targetY: H,
      textAnchor: null,
      textDecoration: null,
      textRendering: null,
      textLength: null,
      timelineBegin: null,
      title: null,
      transformBehavior: null,
      type: null,
      typeOf: Nd,
      to: null,
      transform: null,
      transformOrigin: null,
      u1: null,
      u2: null,
      underlinePosition: H,
      underlineThickness: H,
      unicode: null,
      unicodeBidi: null,
      unicodeRange: null,
      unitsPerEm: H,
      values: null,
      vAlphabetic: H,
      vMathematical: H,
      vectorEffect: null,
      vHanging: H,
      vIdeographic: H,
      version: null,
      vertAdvY: H,
      vertOriginX: H,
      vertOriginY: H,
      viewBox: null,
      viewTarget: null,
      visibility: null,
      width: null,
      widths: null,
      wordSpacing: null,
      writingMode: null,
      x: null,
      x1: null,
      x2: null,
      xChannelSelector: null,
      xHeight: H,
      y: null,
      y1: null,
      y2: null,
      yChannelSelector: null,
      z: null,
      zoomAndPan: null,
    },
    space: `svg`,
    transform: Bd,
  }),
  Wd = Rd({
    properties: {
      xLinkActuate: null,
      xLinkArcRole: null,
      xLinkHref: null,
      xLinkRole: null,
      xLinkShow: null,
      xLinkTitle: null,
      xLinkType: null,
    },
    space: `xlink`,
    transform(e, t) {
      return `xlink:` + t.slice(5).toLowerCase();
    },
  }),
  Gd = Rd({
    attributes: { xmlnsxlink: `xmlns:xlink` },
    properties: { xmlnsXLink: null, xmlns: null },
    space: `xmlns`,
    transform: Vd,
  }),
  Kd = Rd({
    properties: { xmlBase: null, xmlLang: null, xmlSpace: null },
    space: `xml`,
    transform(e, t) {
      return `xml:` + t.slice(3).toLowerCase();
    },
  }),
  qd = /[A-Z]/g,
  Jd = /-[a-z]/g,
  Yd = /^data[-\w.:]+$/i;
function Xd(e, t) {
  let n = Dd(t),
    r = t,
    i = Od;
  if (n in e.normal) return e.property[e.normal[n]];
  if (n.length > 4 && n.slice(0, 4) === `data` && Yd.test(t)) {
    if (t.charAt(4) === `-`) {
      const e = t.slice(5).replace(Jd, Qd);
      r = `data` + e.charAt(0).toUpperCase() + e.slice(1);
    } else {
      const e = t.slice(4);
      if (!Jd.test(e)) {
        let n = e.replace(qd, Zd);
        n.charAt(0) !== `-` && (n = `-` + n), (t = `data` + n);
      }
    }
    i = Id;
  }
  return new i(r, t);
}
function Zd(e) {
  return `-` + e.toLowerCase();
}
function Qd(e) {
  return e.charAt(1).toUpperCase();
}
const $d = Ed([zd, Hd, Wd, Gd, Kd], `html`),
  ef = Ed([zd, Ud, Wd, Gd, Kd], `svg`);
function tf(e) {
  let t = [],
    n = String(e || ``),
    r = n.indexOf(`,`),
    i = 0,
    a = !1;
  for (; !a; ) {
    r === -1 && ((r = n.length), (a = !0));
    const e = n.slice(i, r).trim();
    (e || !a) && t.push(e), (i = r + 1), (r = n.indexOf(`,`, i));
  }
  return t;
}
function nf(e, t) {
  const n = t || {};
  return (e[e.length - 1] === `` ? [...e, ``] : e)
    .join((n.padRight ? ` ` : ``) + `,` + (n.padLeft === !1 ? `` : ` `))
    .trim();
}
const rf = /[#.]/g;
function af(e, t) {
  let n = e || ``,
    r = {},
    i = 0,
    a,
    o;
  for (; i < n.length; ) {
    rf.lastIndex = i;
    const e = rf.exec(n),
      t = n.slice(i, e ? e.index : n.length);
    t &&
      (a ? (a === `#` ? (r.id = t) : Array.isArray(r.className) ? r.className.push(t) : (r.className = [t])) : (o = t),
      (i += t.length)),
      e && ((a = e[0]), i++);
  }
  return { type: `element`, tagName: o || t || `div`, properties: r, children: [] };
}
function of(e) {
  const t = String(e || ``).trim();
  return t ? t.split(/[ \t\n\r\f]+/g) : [];
}
function sf(e) {
  return e.join(` `).trim();
}
function cf(e, t, n) {
  const r = n ? mf(n) : void 0;
  function i(n, i, ...a) {
    let o;
    if (n == null) {
      o = { type: `root`, children: [] };
      const e = i;
      a.unshift(e);
    } else {
      o = af(n, t);
      const s = o.tagName.toLowerCase(),
        c = r ? r.get(s) : void 0;
      if (((o.tagName = c || s), lf(i))) a.unshift(i);
      else for (const [t, n] of Object.entries(i)) uf(e, o.properties, t, n);
    }
    for (const e of a) df(o.children, e);
    return (
      o.type === `element` &&
        o.tagName === `template` &&
        e.space === `html` &&
        ((o.content = { type: `root`, children: o.children }), (o.children = [])),
      o
    );
  }
  return i;
}
function lf(e) {
  if (typeof e != `object` || !e || Array.isArray(e)) return !0;
  if (typeof e.type != `string`) return !1;
  const t = e,
    n = Object.keys(e);
  for (const e of n) {
    const n = t[e];
    if (n && typeof n == `object`) {
      if (!Array.isArray(n)) return !0;
      const e = n;
      for (const t of e) if (typeof t != `number` && typeof t != `string`) return !0;
    }
  }
  return !!(`children` in e && Array.isArray(e.children));
}
function uf(e, t, n, r) {
  if (r == null) return;
  let i = Xd(e, n),
    a;
  if (typeof r == `number`) {
    if (Number.isNaN(r)) return;
    a = r;
  } else
    a =
      typeof r == `boolean`
        ? r
        : typeof r == `string`
          ? i.spaceSeparated
            ? of(r)
            : i.commaSeparated
              ? tf(r)
              : i.commaOrSpaceSeparated
                ? of(tf(r).join(` `))
                : ff(i, i.property, r)
          : Array.isArray(r)
            ? [...r]
            : i.property === `style`
              ? pf(r)
              : String(r);
  if (Array.isArray(a)) {
    const e = [];
    for (const t of a) e.push(ff(i, i.property, t));
    a = e;
  }
  if (i.property === `className` && Array.isArray(t.className)) {
    const e = a;
    a = [...t.className, ...(Array.isArray(e) ? e : [e])];
  }
  t[i.property] = a;
}
function df(e, t) {
  if (t != null) {
    if (typeof t == `number` || typeof t == `string`) e.push({ type: `text`, value: String(t) });
    else if (Array.isArray(t)) for (const n of t) df(e, n);
    else if (typeof t == `object` && `type` in t) t.type === `root` ? df(e, t.children) : e.push(t);
    else throw Error('Expected node, nodes, or string, got `' + t + '`');
  }
}
function ff(e, t, n) {
  if (typeof n == `string`) {
    if (e.number && n && !Number.isNaN(Number(n))) return Number(n);
    if ((e.boolean || e.overloadedBoolean) && (n === `` || Dd(n) === Dd(t))) return !0;
  }
  return n;
}
function pf(e) {
  const t = [];
  for (const [n, r] of Object.entries(e)) t.push([n, r].join(`: `));
  return t.join(`; `);
}
function mf(e) {
  const t = /* @__PURE__ */ new Map();
  for (const n of e) t.set(n.toLowerCase(), n);
  return t;
}
const hf =
    /* @__PURE__ */ `altGlyph.altGlyphDef.altGlyphItem.animateColor.animateMotion.animateTransform.clipPath.feBlend.feColorMatrix.feComponentTransfer.feComposite.feConvolveMatrix.feDiffuseLighting.feDisplacementMap.feDistantLight.feDropShadow.feFlood.feFuncA.feFuncB.feFuncG.feFuncR.feGaussianBlur.feImage.feMerge.feMergeNode.feMorphology.feOffset.fePointLight.feSpecularLighting.feSpotLight.feTile.feTurbulence.foreignObject.glyphRef.linearGradient.radialGradient.solidColor.textArea.textPath`.split(
      `.`,
    ),
  gf = cf($d, `div`),
  _f = cf(ef, `g`, hf);
function vf(e) {
  let t = String(e),
    n = [],
    r = -1,
    i = -1;
  return { toOffset: s, toPoint: o };
  function a() {
    const e = n.at(-1) ?? 0;
    r < e && ((r = t.indexOf(`\r`, e)), r === -1 && (r = 1 / 0)),
      i < e &&
        ((i = t.indexOf(
          `
`,
          e,
        )),
        i === -1 && (i = 1 / 0));
    const a = r + 1 === i ? i : Math.min(r, i);
    n.push((a === 1 / 0 ? t.length : a) + 1);
  }
  function o(e) {
    if (typeof e == `number` && e > -1 && e <= t.length) {
      for (; (n.at(-1) ?? 0) <= e; ) a();
      let t = 0,
        r = n.length - 1;
      for (; t < r; ) {
        const i = Math.floor((t + r) / 2);
        n[i] > e ? (r = i) : (t = i + 1);
      }
      return { line: t + 1, column: e - (t > 0 ? n[t - 1] : 0) + 1, offset: e };
    }
  }
  function s(e) {
    if (e && typeof e.line == `number` && typeof e.column == `number` && !Number.isNaN(e.line) && e.column > 0) {
      for (; n.length < e.line && (n.at(-1) ?? 0) <= t.length; ) a();
      const r = (e.line > 1 ? n[e.line - 2] : 0) + e.column - 1;
      if (r < n[e.line - 1]) return r;
    }
  }
}
const yf = {
    html: `http://www.w3.org/1999/xhtml`,
    mathml: `http://www.w3.org/1998/Math/MathML`,
    svg: `http://www.w3.org/2000/svg`,
    xlink: `http://www.w3.org/1999/xlink`,
    xml: `http://www.w3.org/XML/1998/namespace`,
    xmlns: `http://www.w3.org/2000/xmlns/`,
  },
  bf = {}.hasOwnProperty,
  xf = Object.prototype;
function Sf(e, t) {
  const n = t || {};
  return Cf({ file: n.file || void 0, location: !1, schema: n.space === `svg` ? ef : $d, verbose: n.verbose || !1 }, e);
}
function Cf(e, t) {
  let n;
  switch (t.nodeName) {
    case `#comment`: {
      const r = t;
      return ((n = { type: `comment`, value: r.data }), Ef(e, r, n), n);
    }
    case `#document`:
    case `#document-fragment`: {
      const r = t,
        i = `mode` in r ? r.mode === `quirks` || r.mode === `limited-quirks` : !1;
      if (((n = { type: `root`, children: wf(e, t.childNodes), data: { quirksMode: i } }), e.file && e.location)) {
        const t = String(e.file),
          r = vf(t),
          i = r.toPoint(0),
          a = r.toPoint(t.length);
        n.position = { start: i, end: a };
      }
      return n;
    }
    case `#documentType`: {
      const r = t;
      return ((n = { type: `doctype` }), Ef(e, r, n), n);
    }
    case `#text`: {
      const r = t;
      return ((n = { type: `text`, value: r.value }), Ef(e, r, n), n);
    }
    default:
      return ((n = Tf(e, t)), n);
  }
}
function wf(e, t) {
  let n = -1,
    r = [];
  for (; ++n < t.length; ) {
    const i = Cf(e, t[n]);
    r.push(i);
  }
  return r;
}
function Tf(e, t) {
  const { schema: n } = e;
  e.schema = t.namespaceURI === yf.svg ? ef : $d;
  let r = -1,
    i = {};
  for (; ++r < t.attrs.length; ) {
    const e = t.attrs[r],
      n = (e.prefix ? e.prefix + `:` : ``) + e.name;
    bf.call(xf, n) || (i[n] = e.value);
  }
  const a = (e.schema.space === `svg` ? _f : gf)(t.tagName, i, wf(e, t.childNodes));
  if ((Ef(e, t, a), a.tagName === `template`)) {
    if (t.namespaceURI === yf.html) {
      const n = t,
        r = n.sourceCodeLocation,
        i = r && r.startTag && Of(r.startTag),
        o = r && r.endTag && Of(r.endTag),
        s = Cf(e, n.content);
      i && o && e.file && (s.position = { start: i.end, end: o.start }), (a.content = s);
    } else a.content && ((a.children = a.content.children), delete a.content);
  }
  return ((e.schema = n), a);
}
function Ef(e, t, n) {
  if (`sourceCodeLocation` in t && t.sourceCodeLocation && e.file) {
    const r = Df(e, n, t.sourceCodeLocation);
    r && ((e.location = !0), (n.position = r));
  }
}
function Df(e, t, n) {
  const r = Of(n);
  if (t.type === `element`) {
    const i = t.children[t.children.length - 1];
    if (
      (r && !n.endTag && i && i.position && i.position.end && (r.end = Object.assign({}, i.position.end)), e.verbose)
    ) {
      let r = {},
        i;
      if (n.attrs) for (i in n.attrs) bf.call(n.attrs, i) && (r[Xd(e.schema, i).property] = Of(n.attrs[i]));
      n.startTag;
      const a = Of(n.startTag),
        o = n.endTag ? Of(n.endTag) : void 0,
        s = { opening: a };
      o && (s.closing = o), (s.properties = r), (t.data = { position: s });
    }
  }
  return r;
}
function Of(e) {
  const t = kf({ line: e.startLine, column: e.startCol, offset: e.startOffset }),
    n = kf({ line: e.endLine, column: e.endCol, offset: e.endOffset });
  return t || n ? { start: t, end: n } : void 0;
}
function kf(e) {
  return e.line && e.column ? e : void 0;
}
const Af = /* @__PURE__ */ new Set([
  65534, 65535, 131070, 131071, 196606, 196607, 262142, 262143, 327678, 327679, 393214, 393215, 458750, 458751, 524286,
  524287, 589822, 589823, 655358, 655359, 720894, 720895, 786430, 786431, 851966, 851967, 917502, 917503, 983038,
  983039, 1048574, 1048575, 1114110, 1114111,
]);
var W;
((e) => {
  (e[(e.EOF = -1)] = `EOF`),
    (e[(e.NULL = 0)] = `NULL`),
    (e[(e.TABULATION = 9)] = `TABULATION`),
    (e[(e.CARRIAGE_RETURN = 13)] = `CARRIAGE_RETURN`),
    (e[(e.LINE_FEED = 10)] = `LINE_FEED`),
    (e[(e.FORM_FEED = 12)] = `FORM_FEED`),
    (e[(e.SPACE = 32)] = `SPACE`),
    (e[(e.EXCLAMATION_MARK = 33)] = `EXCLAMATION_MARK`),
    (e[(e.QUOTATION_MARK = 34)] = `QUOTATION_MARK`),
    (e[(e.AMPERSAND = 38)] = `AMPERSAND`),
    (e[(e.APOSTROPHE = 39)] = `APOSTROPHE`),
    (e[(e.HYPHEN_MINUS = 45)] = `HYPHEN_MINUS`),
    (e[(e.SOLIDUS = 47)] = `SOLIDUS`),
    (e[(e.DIGIT_0 = 48)] = `DIGIT_0`),
    (e[(e.DIGIT_9 = 57)] = `DIGIT_9`),
    (e[(e.SEMICOLON = 59)] = `SEMICOLON`),
    (e[(e.LESS_THAN_SIGN = 60)] = `LESS_THAN_SIGN`),
    (e[(e.EQUALS_SIGN = 61)] = `EQUALS_SIGN`),
    (e[(e.GREATER_THAN_SIGN = 62)] = `GREATER_THAN_SIGN`),
    (e[(e.QUESTION_MARK = 63)] = `QUESTION_MARK`),
    (e[(e.LATIN_CAPITAL_A = 65)] = `LATIN_CAPITAL_A`),
    (e[(e.LATIN_CAPITAL_Z = 90)] = `LATIN_CAPITAL_Z`),
    (e[(e.RIGHT_SQUARE_BRACKET = 93)] = `RIGHT_SQUARE_BRACKET`),
    (e[(e.GRAVE_ACCENT = 96)] = `GRAVE_ACCENT`),
    (e[(e.LATIN_SMALL_A = 97)] = `LATIN_SMALL_A`),
    (e[(e.LATIN_SMALL_Z = 122)] = `LATIN_SMALL_Z`);
})((W ||= {}));
const jf = {
  DASH_DASH: `--`,
  CDATA_START: `[CDATA[`,
  DOCTYPE: `doctype`,
  SCRIPT: `script`,
  PUBLIC: `public`,
  SYSTEM: `system`,
};
function Mf(e) {
  return e >= 55296 && e <= 57343;
}
function Nf(e) {
  return e >= 56320 && e <= 57343;
}
function Pf(e, t) {
  return (e - 55296) * 1024 + 9216 + t;
}
function Ff(e) {
  return (e !== 32 && e !== 10 && e !== 13 && e !== 9 && e !== 12 && e >= 1 && e <= 31) || (e >= 127 && e <= 159);
}
function If(e) {
  return (e >= 64976 && e <= 65007) || Af.has(e);
}
var G;
((e) => {
  (e.controlCharacterInInputStream = `control-character-in-input-stream`),
    (e.noncharacterInInputStream = `noncharacter-in-input-stream`),
    (e.surrogateInInputStream = `surrogate-in-input-stream`),
    (e.nonVoidHtmlElementStartTagWithTrailingSolidus = `non-void-html-element-start-tag-with-trailing-solidus`),
    (e.endTagWithAttributes = `end-tag-with-attributes`),
    (e.endTagWithTrailingSolidus = `end-tag-with-trailing-solidus`),
    (e.unexpectedSolidusInTag = `unexpected-solidus-in-tag`),
    (e.unexpectedNullCharacter = `unexpected-null-character`),
    (e.unexpectedQuestionMarkInsteadOfTagName = `unexpected-question-mark-instead-of-tag-name`),
    (e.invalidFirstCharacterOfTagName = `invalid-first-character-of-tag-name`),
    (e.unexpectedEqualsSignBeforeAttributeName = `unexpected-equals-sign-before-attribute-name`),
    (e.missingEndTagName = `missing-end-tag-name`),
    (e.unexpectedCharacterInAttributeName = `unexpected-character-in-attribute-name`),
    (e.unknownNamedCharacterReference = `unknown-named-character-reference`),
    (e.missingSemicolonAfterCharacterReference = `missing-semicolon-after-character-reference`),
    (e.unexpectedCharacterAfterDoctypeSystemIdentifier = `unexpected-character-after-doctype-system-identifier`),
    (e.unexpectedCharacterInUnquotedAttributeValue = `unexpected-character-in-unquoted-attribute-value`),
    (e.eofBeforeTagName = `eof-before-tag-name`),
    (e.eofInTag = `eof-in-tag`),
    (e.missingAttributeValue = `missing-attribute-value`),
    (e.missingWhitespaceBetweenAttributes = `missing-whitespace-between-attributes`),
    (e.missingWhitespaceAfterDoctypePublicKeyword = `missing-whitespace-after-doctype-public-keyword`),
    (e.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers = `missing-whitespace-between-doctype-public-and-system-identifiers`),
    (e.missingWhitespaceAfterDoctypeSystemKeyword = `missing-whitespace-after-doctype-system-keyword`),
    (e.missingQuoteBeforeDoctypePublicIdentifier = `missing-quote-before-doctype-public-identifier`),
    (e.missingQuoteBeforeDoctypeSystemIdentifier = `missing-quote-before-doctype-system-identifier`),
    (e.missingDoctypePublicIdentifier = `missing-doctype-public-identifier`),
    (e.missingDoctypeSystemIdentifier = `missing-doctype-system-identifier`),
    (e.abruptDoctypePublicIdentifier = `abrupt-doctype-public-identifier`),
    (e.abruptDoctypeSystemIdentifier = `abrupt-doctype-system-identifier`),
    (e.cdataInHtmlContent = `cdata-in-html-content`),
    (e.incorrectlyOpenedComment = `incorrectly-opened-comment`),
    (e.eofInScriptHtmlCommentLikeText = `eof-in-script-html-comment-like-text`),
    (e.eofInDoctype = `eof-in-doctype`),
    (e.nestedComment = `nested-comment`),
    (e.abruptClosingOfEmptyComment = `abrupt-closing-of-empty-comment`),
    (e.eofInComment = `eof-in-comment`),
    (e.incorrectlyClosedComment = `incorrectly-closed-comment`),
    (e.eofInCdata = `eof-in-cdata`),
    (e.absenceOfDigitsInNumericCharacterReference = `absence-of-digits-in-numeric-character-reference`),
    (e.nullCharacterReference = `null-character-reference`),
    (e.surrogateCharacterReference = `surrogate-character-reference`),
    (e.characterReferenceOutsideUnicodeRange = `character-reference-outside-unicode-range`),
    (e.controlCharacterReference = `control-character-reference`),
    (e.noncharacterCharacterReference = `noncharacter-character-reference`),
    (e.missingWhitespaceBeforeDoctypeName = `missing-whitespace-before-doctype-name`),
    (e.missingDoctypeName = `missing-doctype-name`),
    (e.invalidCharacterSequenceAfterDoctypeName = `invalid-character-sequence-after-doctype-name`),
    (e.duplicateAttribute = `duplicate-attribute`),
    (e.nonConformingDoctype = `non-conforming-doctype`),
    (e.missingDoctype = `missing-doctype`),
    (e.misplacedDoctype = `misplaced-doctype`),
    (e.endTagWithoutMatchingOpenElement = `end-tag-without-matching-open-element`),
    (e.closingOfElementWithOpenChildElements = `closing-of-element-with-open-child-elements`),
    (e.disallowedContentInNoscriptInHead = `disallowed-content-in-noscript-in-head`),
    (e.openElementsLeftAfterEof = `open-elements-left-after-eof`),
    (e.abandonedHeadElementChild = `abandoned-head-element-child`),
    (e.misplacedStartTagForHeadElement = `misplaced-start-tag-for-head-element`),
    (e.nestedNoscriptInHead = `nested-noscript-in-head`),
    (e.eofInElementThatCanContainOnlyText = `eof-in-element-that-can-contain-only-text`);
})((G ||= {}));
var Lf = class {
    constructor(e) {
      (this.handler = e),
        (this.html = ``),
        (this.pos = -1),
        (this.lastGapPos = -2),
        (this.gapStack = []),
        (this.skipNextNewLine = !1),
        (this.lastChunkWritten = !1),
        (this.endOfChunkHit = !1),
        (this.bufferWaterline = 65536),
        (this.isEol = !1),
        (this.lineStartPos = 0),
        (this.droppedBufferSize = 0),
        (this.line = 1),
        (this.lastErrOffset = -1);
    }
    get col() {
      return this.pos - this.lineStartPos + Number(this.lastGapPos !== this.pos);
    }
    get codePointStart() {
      return this.pos - Number(this.lastGapPos === this.pos);
    }
    get offset() {
      return this.droppedBufferSize + this.codePointStart;
    }
    getError(e, t) {
      const { line: n, col: r, offset: i } = this,
        a = r + t,
        o = i + t;
      return { code: e, startLine: n, endLine: n, startCol: a, endCol: a, startOffset: o, endOffset: o };
    }
    _err(e) {
      this.handler.onParseError &&
        this.lastErrOffset !== this.offset &&
        ((this.lastErrOffset = this.offset), this.handler.onParseError(this.getError(e, 0)));
    }
    _addGap() {
      this.gapStack.push(this.lastGapPos), (this.lastGapPos = this.pos);
    }
    _processSurrogate(e) {
      if (this.pos !== this.html.length - 1) {
        const t = this.html.charCodeAt(this.pos + 1);
        if (!Nf(e) && Nf(t)) return (this.pos++, this._addGap(), Pf(e, t));
      } else if (!this.lastChunkWritten) return ((this.endOfChunkHit = !0), W.EOF);
      return (this._err(G.surrogateInInputStream), e);
    }
    willDropParsedChunk() {
      return this.pos > this.bufferWaterline;
    }
    dropParsedChunk(e = 0) {
      if (this.willDropParsedChunk()) {
        const t = this.offset - this.droppedBufferSize - e;
        (this.html = this.html.substring(t)),
          (this.lineStartPos -= t),
          (this.droppedBufferSize += t),
          (this.pos -= t),
          (this.lastGapPos = -2),
          (this.gapStack.length = 0),
          this.pos > e && this._addGap();
      }
    }
    write(e, t) {
      this.html.length > 0 ? (this.html += e) : (this.html = e), (this.endOfChunkHit = !1), (this.lastChunkWritten = t);
    }
    insertHtmlAtCurrentPos(e) {
      (this.html = this.html.substring(0, this.pos + 1) + e + this.html.substring(this.pos + 1)),
        (this.endOfChunkHit = !1);
    }
    startsWith(e, t) {
      if (this.pos + e.length > this.html.length) return ((this.endOfChunkHit = !this.lastChunkWritten), !1);
      if (t) return this.html.startsWith(e, this.pos);
      for (let t = 0; t < e.length; t++) if ((this.html.charCodeAt(this.pos + t) | 32) !== e.charCodeAt(t)) return !1;
      return !0;
    }
    peek(e) {
      const t = this.pos + e;
      if (t >= this.html.length) return ((this.endOfChunkHit = !this.lastChunkWritten), W.EOF);
      const n = this.html.charCodeAt(t);
      return n === W.CARRIAGE_RETURN ? W.LINE_FEED : n;
    }
    advance() {
      if (
        (this.pos++,
        this.isEol && ((this.isEol = !1), this.line++, (this.lineStartPos = this.pos)),
        this.pos >= this.html.length)
      )
        return ((this.endOfChunkHit = !this.lastChunkWritten), W.EOF);
      let e = this.html.charCodeAt(this.pos);
      return e === W.CARRIAGE_RETURN
        ? ((this.isEol = !0), (this.skipNextNewLine = !0), W.LINE_FEED)
        : e === W.LINE_FEED && ((this.isEol = !0), this.skipNextNewLine)
          ? (this.line--, (this.skipNextNewLine = !1), this._addGap(), this.advance())
          : ((this.skipNextNewLine = !1),
            Mf(e) && (e = this._processSurrogate(e)),
            this.handler.onParseError === null ||
              (e > 31 && e < 127) ||
              e === W.LINE_FEED ||
              e === W.CARRIAGE_RETURN ||
              (e > 159 && e < 64976) ||
              this._checkForProblematicCharacters(e),
            e);
    }
    _checkForProblematicCharacters(e) {
      Ff(e) ? this._err(G.controlCharacterInInputStream) : If(e) && this._err(G.noncharacterInInputStream);
    }
    retreat(e) {
      for (this.pos -= e; this.pos < this.lastGapPos; ) (this.lastGapPos = this.gapStack.pop()), this.pos--;
      this.isEol = !1;
    }
  },
  K;
((e) => {
  (e[(e.CHARACTER = 0)] = `CHARACTER`),
    (e[(e.NULL_CHARACTER = 1)] = `NULL_CHARACTER`),
    (e[(e.WHITESPACE_CHARACTER = 2)] = `WHITESPACE_CHARACTER`),
    (e[(e.START_TAG = 3)] = `START_TAG`),
    (e[(e.END_TAG = 4)] = `END_TAG`),
    (e[(e.COMMENT = 5)] = `COMMENT`),
    (e[(e.DOCTYPE = 6)] = `DOCTYPE`),
    (e[(e.EOF = 7)] = `EOF`),
    (e[(e.HIBERNATION = 8)] = `HIBERNATION`);
})((K ||= {}));
function Rf(e, t) {
  for (let n = e.attrs.length - 1; n >= 0; n--) if (e.attrs[n].name === t) return e.attrs[n].value;
  return null;
}
const zf = [
  8364, 0, 8218, 402, 8222, 8230, 8224, 8225, 710, 8240, 352, 8249, 338, 0, 381, 0, 0, 8216, 8217, 8220, 8221, 8226,
  8211, 8212, 732, 8482, 353, 8250, 339, 0, 382, 376,
];
function Bf(e) {
  return e === 0 || (e >= 55296 && e <= 57343) || e > 1114111;
}
function Vf(e) {
  return Bf(e) ? 65533 : (e >= 128 && e <= 159 && zf[e - 128]) || e;
}
const Hf = [
    "Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000",
    `Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝\`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪
𝔑⁠\xA0ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘\`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ\xA0≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌`,
  ],
  Uf = 2654435761,
  Wf = 2246822507,
  Gf = (() => {
    const e = /* @__PURE__ */ new Uint8Array(128);
    for (let t = 48; t <= 57; t++) e[t] = t - 47;
    for (let t = 65; t <= 90; t++) e[t] = t - 54;
    for (let t = 97; t <= 122; t++) e[t] = t - 60;
    return e;
  })();
function Kf(e, t, n) {
  return (
    (e.charCodeAt(t) << 25) |
    (e.charCodeAt(t + 1) << 18) |
    (e.charCodeAt(t + n - 2) << 11) |
    (Gf[e.charCodeAt(t + n - 1)] << 5) |
    n
  );
}
function qf(e, t) {
  return (((e * 3) << 3) ^ t) & 1023;
}
function Jf(e, t) {
  return ((Math.imul(e, Uf) >>> 16) * t) >>> 16;
}
function Yf(e, t) {
  return ((Math.imul(e, Wf) >>> 16) * t) >>> 16;
}
function Xf(e) {
  let [t, n] = e,
    r = ((t.charCodeAt(0) - 48) << 6) | (t.charCodeAt(1) - 48),
    i = ((t.charCodeAt(2) - 48) << 6) | (t.charCodeAt(3) - 48),
    a = ((t.charCodeAt(4) - 48) << 6) | (t.charCodeAt(5) - 48),
    o = 6 + i,
    s = o + 2 * r,
    c = 2 * a,
    l = new Int32Array(c),
    u = new Uint16Array(c),
    d = new Uint16Array(c),
    f = /* @__PURE__ */ new Uint32Array(1024),
    p = /* @__PURE__ */ new Map(),
    m = [],
    h = ``,
    g = 6,
    _ = 0;
  for (let e = 0; e < r; e++) {
    const n = t.charCodeAt(o + 2 * e) - 35,
      r = t.charCodeAt(o + 2 * e + 1) - 35,
      i = n & 31,
      c = i + (r & 31),
      v = (r >> 5) + 1;
    (h = h.slice(0, i) + t.slice(g, g + c - i)), (g += c - i);
    let y = Kf(h, 0, c),
      b = 2 * ((t.charCodeAt(s + Math.floor(e / 6)) - 48) & (1 << (e % 6)) ? Yf : Jf)(y, a);
    if ((l[b] !== 0 && (b += 1), (l[b] = y), c > 4)) {
      const e = h.slice(2, c - 2),
        t = p.get(e);
      if (t === void 0) {
        p.set(e, m.length), (u[b] = m.length);
        for (let t = 0; t < e.length; t += 2) m.push(e.charCodeAt(t) | (e.charCodeAt(t + 1) << 16));
      } else u[b] = t;
    }
    const x = qf(h.charCodeAt(0), h.charCodeAt(1));
    (f[x] |= c <= 16 ? 1 << (c - 2) : 32768),
      n & 32 && (f[x] |= 1 << (c - 2 + 16)),
      (d[b] = (_ << 2) | (v - 1) | ((n & 32) >> 4)),
      (_ += v);
  }
  return { keys: l, buckets: a, slotMidOff: u, slotValue: d, values: n, lengthBits: f, middles: new Uint32Array(m) };
}
function Zf(e) {
  return (e - 48) >>> 0 <= 9;
}
function Qf(e) {
  return Zf(e) || ((e | 32) - 97) >>> 0 <= 25;
}
function $f(e) {
  return e === 61 || Qf(e);
}
var ep;
((e) => {
  (e[(e.Legacy = 0)] = `Legacy`), (e[(e.Strict = 1)] = `Strict`), (e[(e.Attribute = 2)] = `Attribute`);
})((ep ||= {}));
const tp = /* #__PURE__ */ Xf(Hf),
  np = tp.keys,
  rp = tp.buckets,
  ip = tp.slotMidOff,
  ap = tp.lengthBits,
  op = tp.middles,
  sp = tp.slotValue,
  cp = tp.values;
function lp(e, t, n) {
  const r = e.charCodeAt(t),
    i = e.charCodeAt(t + 1),
    a = e.charCodeAt(t + n - 2),
    o = e.charCodeAt(t + n - 1);
  if ((r | i | a | o) > 127) return -1;
  let s = (r << 25) | (i << 18) | (a << 11) | (Gf[o] << 5) | n,
    c = 2 * (((Math.imul(s, Uf) >>> 16) * rp) >>> 16);
  for (let r = 0; ; r++) {
    if (np[c] === s && (n <= 4 || up(c, e, t, n))) return c;
    if (np[c + 1] === s && (n <= 4 || up(c + 1, e, t, n))) return c + 1;
    if (r === 1) return -1;
    c = 2 * (((Math.imul(s, Wf) >>> 16) * rp) >>> 16);
  }
}
function up(e, t, n, r) {
  let i = ip[e],
    a = n + 2,
    o = n + r - 2;
  for (; a + 1 < o; ) {
    if ((t.charCodeAt(a) | (t.charCodeAt(a + 1) << 16)) !== op[i++]) return !1;
    a += 2;
  }
  return a === o || t.charCodeAt(a) === (op[i] & 65535);
}
const dp = /* #__PURE__ */ (() => {
  const e = /* @__PURE__ */ new Uint8Array(128).fill(255);
  for (let t = 0; t < 10; t++) e[48 + t] = t;
  for (let t = 0; t < 6; t++) (e[65 + t] = t + 10), (e[97 + t] = t + 10);
  return e;
})();
function fp(e, t, n) {
  let r = (ap[qf(e.charCodeAt(t), e.charCodeAt(t + 1))] >>> 16) & 31;
  for (; r !== 0; ) {
    const i = 31 - Math.clz32(r);
    if (((r ^= 1 << i), i + 2 > n)) continue;
    const a = lp(e, t, i + 2);
    if (a >= 0 && sp[a] & 2) return (a << 3) | (i + 2);
  }
  return -1;
}
function pp(e, t, n) {
  const r = e.slice(t, t + 32).indexOf(`;`);
  if ((r - 2) >>> 0 <= 29) {
    const n = lp(e, t, r);
    if (n >= 0) return (n << 6) | (r + 1);
  }
  if (n !== ep.Strict) {
    const r = fp(e, t, Math.min(31, e.length - t));
    if (r >= 0) {
      const i = r & 7;
      if (n !== ep.Attribute || t + i >= e.length || !$f(e.charCodeAt(t + i))) return ((r >> 3) << 6) | i;
    }
  }
  return -1;
}
var mp = class {
    emitCodePoint;
    errors;
    state = 0;
    consumed = 1;
    result = 0;
    decodeMode = ep.Strict;
    replaceNumericCodePoint = Vf;
    constructor(e, t) {
      (this.emitCodePoint = e), (this.errors = t);
    }
    stateNumericStart(e, t) {
      return t >= e.length
        ? -1
        : (e.charCodeAt(t) | 32) == 120
          ? ((this.state = 3), (this.consumed += 1), this.stateNumericHex(e, t + 1))
          : ((this.state = 2), this.stateNumericDecimal(e, t));
    }
    stateNumericHex(e, t) {
      let n = e.length,
        { result: r, consumed: i } = this,
        a = t;
      for (; a < n; ) {
        const t = e.charCodeAt(a),
          n = dp[t];
        if (n <= 15) r = r * 16 + n;
        else return ((this.result = r), (this.consumed = i), this.emitNumericEntity(t, 3));
        (i += 1), (a += 1);
      }
      return ((this.result = r), (this.consumed = i), -1);
    }
    stateNumericDecimal(e, t) {
      let n = e.length,
        { result: r, consumed: i } = this,
        a = t;
      for (; a < n; ) {
        const t = e.charCodeAt(a) - 48;
        if (t >>> 0 > 9) return ((this.result = r), (this.consumed = i), this.emitNumericEntity(t + 48, 2));
        (r = r * 10 + t), (i += 1), (a += 1);
      }
      return ((this.result = r), (this.consumed = i), -1);
    }
    emitNumericEntity(e, t) {
      if (this.consumed <= t) return (this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed), 0);
      if (e === 59) this.consumed += 1;
      else if (this.decodeMode === ep.Strict) return 0;
      return (
        this.emitCodePoint(this.replaceNumericCodePoint(this.result), this.consumed),
        this.errors &&
          (e !== 59 && this.errors.missingSemicolonAfterCharacterReference(),
          this.errors.validateNumericCharacterReference(this.result)),
        this.consumed
      );
    }
    startEntity(e) {
      (this.decodeMode = e), (this.state = 0), (this.result = 0), (this.consumed = 1);
    }
    write(e, t) {
      switch (this.state) {
        case 0:
          return e.charCodeAt(t) === 35
            ? ((this.state = 1), (this.consumed += 1), this.stateNumericStart(e, t + 1))
            : ((this.state = 4), this.stateNamedEntity(e, t));
        case 1:
          return this.stateNumericStart(e, t);
        case 2:
          return this.stateNumericDecimal(e, t);
        case 3:
          return this.stateNumericHex(e, t);
        default:
          return this.stateNamedEntity(e, t);
      }
    }
    end() {
      switch (this.state) {
        case 4:
          return this.endNamedEntity();
        case 2:
          return this.emitNumericEntity(0, 2);
        case 3:
          return this.emitNumericEntity(0, 3);
        case 1:
          return (this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed), 0);
        default:
          return 0;
      }
    }
  },
  hp = class extends mp {
    runLength = 0;
    nameBuffer = /* @__PURE__ */ new Uint8Array(32);
    emitSlot(e) {
      const t = sp[e],
        n = t >> 2;
      this.emitCodePoint(cp.charCodeAt(n), this.consumed),
        t & 1 && this.emitCodePoint(cp.charCodeAt(n + 1), this.consumed);
    }
    startEntity(e) {
      super.startEntity(e), (this.runLength = 0);
    }
    stateNamedEntity(e, t) {
      const n = e.length;
      if (this.runLength === 0 && t + 17 <= n) {
        const r = qf(e.charCodeAt(t), e.charCodeAt(t + 1)),
          i = ap[r];
        if (i & 32768 && t + 32 <= n) {
          const n = pp(e, t, this.decodeMode);
          if (n >= 0) {
            const r = n & 63;
            return (
              (this.consumed = r + 1),
              this.emitSlot(n >> 6),
              e.charCodeAt(t + r - 1) !== 59 && this.errors?.missingSemicolonAfterCharacterReference(),
              this.consumed
            );
          }
          return 0;
        }
        let a = i & 32767;
        for (; a !== 0; ) {
          const n = a & -a;
          a ^= n;
          const r = 33 - Math.clz32(n);
          if (e.charCodeAt(t + r) === 59) {
            const n = lp(e, t, r);
            if (n >= 0) return ((this.consumed = r + 2), this.emitSlot(n), this.consumed);
          }
        }
        if (!(i & 32768)) {
          if (this.decodeMode !== ep.Strict) {
            const n = fp(e, t, 31);
            if (n >= 0) {
              const r = n & 7,
                i = e.charCodeAt(t + r);
              return this.decodeMode === ep.Attribute && $f(i)
                ? 0
                : ((this.consumed = r + 1),
                  this.emitSlot(n >> 3),
                  this.errors?.missingSemicolonAfterCharacterReference(),
                  this.consumed);
            }
          }
          return 0;
        }
      }
      let r = t,
        { runLength: i } = this,
        a = -1,
        o = Math.min(n, t + 32 - i);
      for (; r < o; ) {
        const t = e.charCodeAt(r);
        if (!Qf(t)) {
          a = t;
          break;
        }
        (this.nameBuffer[i++] = t), r++;
      }
      if (a < 0 && i < 32) return ((this.runLength = i), -1);
      if (a === 59 && (i - 2) >>> 0 <= 29) {
        const e = gp(this.nameBuffer, i);
        if (e >= 0) return ((this.consumed = i + 2), this.emitSlot(e), this.consumed);
      }
      if (this.decodeMode !== ep.Strict && i >= 2) {
        const e = vp(this.nameBuffer, i);
        if (e >= 0) {
          const t = e & 7,
            n = t < i ? this.nameBuffer[t] : a;
          return this.decodeMode === ep.Attribute && $f(n)
            ? 0
            : ((this.consumed = t + 1),
              this.emitSlot(e >> 3),
              this.errors?.missingSemicolonAfterCharacterReference(),
              this.consumed);
        }
      }
      return 0;
    }
    endNamedEntity() {
      if (this.decodeMode === ep.Strict || this.runLength < 2) return 0;
      const e = vp(this.nameBuffer, this.runLength);
      return e < 0 || (this.decodeMode === ep.Attribute && (e & 7) < this.runLength)
        ? 0
        : ((this.consumed = (e & 7) + 1),
          this.emitSlot(e >> 3),
          this.errors?.missingSemicolonAfterCharacterReference(),
          this.consumed);
    }
  };
function gp(e, t) {
  let n = (e[0] << 25) | (e[1] << 18) | (e[t - 2] << 11) | (Gf[e[t - 1]] << 5) | t,
    r = 2 * (((Math.imul(n, Uf) >>> 16) * rp) >>> 16);
  for (let i = 0; ; i++) {
    if (np[r] === n && (t <= 4 || _p(r, e, t))) return r;
    if (np[r + 1] === n && (t <= 4 || _p(r + 1, e, t))) return r + 1;
    if (i === 1) return -1;
    r = 2 * (((Math.imul(n, Wf) >>> 16) * rp) >>> 16);
  }
}
function _p(e, t, n) {
  let r = ip[e],
    i = 2,
    a = n - 2;
  for (; i + 1 < a; ) {
    if ((t[i] | (t[i + 1] << 16)) !== op[r++]) return !1;
    i += 2;
  }
  return i === a || t[i] === (op[r] & 65535);
}
function vp(e, t) {
  let n = (ap[qf(e[0], e[1])] >>> 16) & 31;
  for (; n !== 0; ) {
    const r = 31 - Math.clz32(n);
    if (((n ^= 1 << r), r + 2 > t)) continue;
    const i = gp(e, r + 2);
    if (i >= 0 && sp[i] & 2) return (i << 3) | (r + 2);
  }
  return -1;
}
var q;
((e) => {
  (e.HTML = `http://www.w3.org/1999/xhtml`),
    (e.MATHML = `http://www.w3.org/1998/Math/MathML`),
    (e.SVG = `http://www.w3.org/2000/svg`),
    (e.XLINK = `http://www.w3.org/1999/xlink`),
    (e.XML = `http://www.w3.org/XML/1998/namespace`),
    (e.XMLNS = `http://www.w3.org/2000/xmlns/`);
})((q ||= {}));
var yp;
((e) => {
  (e.TYPE = `type`),
    (e.ACTION = `action`),
    (e.ENCODING = `encoding`),
    (e.PROMPT = `prompt`),
    (e.NAME = `name`),
    (e.COLOR = `color`),
    (e.FACE = `face`),
    (e.SIZE = `size`);
})((yp ||= {}));
var bp;
((e) => {
  (e.NO_QUIRKS = `no-quirks`), (e.QUIRKS = `quirks`), (e.LIMITED_QUIRKS = `limited-quirks`);
})((bp ||= {}));
var J;
((e) => {
  (e.A = `a`),
    (e.ADDRESS = `address`),
    (e.ANNOTATION_XML = `annotation-xml`),
    (e.APPLET = `applet`),
    (e.AREA = `area`),
    (e.ARTICLE = `article`),
    (e.ASIDE = `aside`),
    (e.B = `b`),
    (e.BASE = `base`),
    (e.BASEFONT = `basefont`),
    (e.BGSOUND = `bgsound`),
    (e.BIG = `big`),
    (e.BLOCKQUOTE = `blockquote`),
    (e.BODY = `body`),
    (e.BR = `br`),
    (e.BUTTON = `button`),
    (e.CAPTION = `caption`),
    (e.CENTER = `center`),
    (e.CODE = `code`),
    (e.COL = `col`),
    (e.COLGROUP = `colgroup`),
    (e.DD = `dd`),
    (e.DESC = `desc`),
    (e.DETAILS = `details`),
    (e.DIALOG = `dialog`),
    (e.DIR = `dir`),
    (e.DIV = `div`),
    (e.DL = `dl`),
    (e.DT = `dt`),
    (e.EM = `em`),
    (e.EMBED = `embed`),
    (e.FIELDSET = `fieldset`),
    (e.FIGCAPTION = `figcaption`),
    (e.FIGURE = `figure`),
    (e.FONT = `font`),
    (e.FOOTER = `footer`),
    (e.FOREIGN_OBJECT = `foreignObject`),
    (e.FORM = `form`),
    (e.FRAME = `frame`),
    (e.FRAMESET = `frameset`),
    (e.H1 = `h1`),
    (e.H2 = `h2`),
    (e.H3 = `h3`),
    (e.H4 = `h4`),
    (e.H5 = `h5`),
    (e.H6 = `h6`),
    (e.HEAD = `head`),
    (e.HEADER = `header`),
    (e.HGROUP = `hgroup`),
    (e.HR = `hr`),
    (e.HTML = `html`),
    (e.I = `i`),
    (e.IMG = `img`),
    (e.IMAGE = `image`),
    (e.INPUT = `input`),
    (e.IFRAME = `iframe`),
    (e.KEYGEN = `keygen`),
    (e.LABEL = `label`),
    (e.LI = `li`),
    (e.LINK = `link`),
    (e.LISTING = `listing`),
    (e.MAIN = `main`),
    (e.MALIGNMARK = `malignmark`),
    (e.MARQUEE = `marquee`),
    (e.MATH = `math`),
    (e.MENU = `menu`),
    (e.META = `meta`),
    (e.MGLYPH = `mglyph`),
    (e.MI = `mi`),
    (e.MO = `mo`),
    (e.MN = `mn`),
    (e.MS = `ms`),
    (e.MTEXT = `mtext`),
    (e.NAV = `nav`),
    (e.NOBR = `nobr`),
    (e.NOFRAMES = `noframes`),
    (e.NOEMBED = `noembed`),
    (e.NOSCRIPT = `noscript`),
    (e.OBJECT = `object`),
    (e.OL = `ol`),
    (e.OPTGROUP = `optgroup`),
    (e.OPTION = `option`),
    (e.P = `p`),
    (e.PARAM = `param`),
    (e.PLAINTEXT = `plaintext`),
    (e.PRE = `pre`),
    (e.RB = `rb`),
    (e.RP = `rp`),
    (e.RT = `rt`),
    (e.RTC = `rtc`),
    (e.RUBY = `ruby`),
    (e.S = `s`),
    (e.SCRIPT = `script`),
    (e.SEARCH = `search`),
    (e.SECTION = `section`),
    (e.SELECT = `select`),
    (e.SOURCE = `source`),
    (e.SMALL = `small`),
    (e.SPAN = `span`),
    (e.STRIKE = `strike`),
    (e.STRONG = `strong`),
    (e.STYLE = `style`),
    (e.SUB = `sub`),
    (e.SUMMARY = `summary`),
    (e.SUP = `sup`),
    (e.TABLE = `table`),
    (e.TBODY = `tbody`),
    (e.TEMPLATE = `template`),
    (e.TEXTAREA = `textarea`),
    (e.TFOOT = `tfoot`),
    (e.TD = `td`),
    (e.TH = `th`),
    (e.THEAD = `thead`),
    (e.TITLE = `title`),
    (e.TR = `tr`),
    (e.TRACK = `track`),
    (e.TT = `tt`),
    (e.U = `u`),
    (e.UL = `ul`),
    (e.SVG = `svg`),
    (e.VAR = `var`),
    (e.WBR = `wbr`),
    (e.XMP = `xmp`);
})((J ||= {}));
var Y;
((e) => {
  (e[(e.UNKNOWN = 0)] = `UNKNOWN`),
    (e[(e.A = 1)] = `A`),
    (e[(e.ADDRESS = 2)] = `ADDRESS`),
    (e[(e.ANNOTATION_XML = 3)] = `ANNOTATION_XML`),
    (e[(e.APPLET = 4)] = `APPLET`),
    (e[(e.AREA = 5)] = `AREA`),
    (e[(e.ARTICLE = 6)] = `ARTICLE`),
    (e[(e.ASIDE = 7)] = `ASIDE`),
    (e[(e.B = 8)] = `B`),
    (e[(e.BASE = 9)] = `BASE`),
    (e[(e.BASEFONT = 10)] = `BASEFONT`),
    (e[(e.BGSOUND = 11)] = `BGSOUND`),
    (e[(e.BIG = 12)] = `BIG`),
    (e[(e.BLOCKQUOTE = 13)] = `BLOCKQUOTE`),
    (e[(e.BODY = 14)] = `BODY`),
    (e[(e.BR = 15)] = `BR`),
    (e[(e.BUTTON = 16)] = `BUTTON`),
    (e[(e.CAPTION = 17)] = `CAPTION`),
    (e[(e.CENTER = 18)] = `CENTER`),
    (e[(e.CODE = 19)] = `CODE`),
    (e[(e.COL = 20)] = `COL`),
    (e[(e.COLGROUP = 21)] = `COLGROUP`),
    (e[(e.DD = 22)] = `DD`),
    (e[(e.DESC = 23)] = `DESC`),
    (e[(e.DETAILS = 24)] = `DETAILS`),
    (e[(e.DIALOG = 25)] = `DIALOG`),
    (e[(e.DIR = 26)] = `DIR`),
    (e[(e.DIV = 27)] = `DIV`),
    (e[(e.DL = 28)] = `DL`),
    (e[(e.DT = 29)] = `DT`),
    (e[(e.EM = 30)] = `EM`),
    (e[(e.EMBED = 31)] = `EMBED`),
    (e[(e.FIELDSET = 32)] = `FIELDSET`),
    (e[(e.FIGCAPTION = 33)] = `FIGCAPTION`),
    (e[(e.FIGURE = 34)] = `FIGURE`),
    (e[(e.FONT = 35)] = `FONT`),
    (e[(e.FOOTER = 36)] = `FOOTER`),
    (e[(e.FOREIGN_OBJECT = 37)] = `FOREIGN_OBJECT`),
    (e[(e.FORM = 38)] = `FORM`),
    (e[(e.FRAME = 39)] = `FRAME`),
    (e[(e.FRAMESET = 40)] = `FRAMESET`),
    (e[(e.H1 = 41)] = `H1`),
    (e[(e.H2 = 42)] = `H2`),
    (e[(e.H3 = 43)] = `H3`),
    (e[(e.H4 = 44)] = `H4`),
    (e[(e.H5 = 45)] = `H5`),
    (e[(e.H6 = 46)] = `H6`),
    (e[(e.HEAD = 47)] = `HEAD`),
    (e[(e.HEADER = 48)] = `HEADER`),
    (e[(e.HGROUP = 49)] = `HGROUP`),
    (e[(e.HR = 50)] = `HR`),
    (e[(e.HTML = 51)] = `HTML`),
    (e[(e.I = 52)] = `I`),
    (e[(e.IMG = 53)] = `IMG`),
    (e[(e.IMAGE = 54)] = `IMAGE`),
    (e[(e.INPUT = 55)] = `INPUT`),
    (e[(e.IFRAME = 56)] = `IFRAME`),
    (e[(e.KEYGEN = 57)] = `KEYGEN`),
    (e[(e.LABEL = 58)] = `LABEL`),
    (e[(e.LI = 59)] = `LI`),
    (e[(e.LINK = 60)] = `LINK`),
    (e[(e.LISTING = 61)] = `LISTING`),
    (e[(e.MAIN = 62)] = `MAIN`),
    (e[(e.MALIGNMARK = 63)] = `MALIGNMARK`),
    (e[(e.MARQUEE = 64)] = `MARQUEE`),
    (e[(e.MATH = 65)] = `MATH`),
    (e[(e.MENU = 66)] = `MENU`),
    (e[(e.META = 67)] = `META`),
    (e[(e.MGLYPH = 68)] = `MGLYPH`),
    (e[(e.MI = 69)] = `MI`),
    (e[(e.MO = 70)] = `MO`),
    (e[(e.MN = 71)] = `MN`),
    (e[(e.MS = 72)] = `MS`),
    (e[(e.MTEXT = 73)] = `MTEXT`),
    (e[(e.NAV = 74)] = `NAV`),
    (e[(e.NOBR = 75)] = `NOBR`),
    (e[(e.NOFRAMES = 76)] = `NOFRAMES`),
    (e[(e.NOEMBED = 77)] = `NOEMBED`),
    (e[(e.NOSCRIPT = 78)] = `NOSCRIPT`),
    (e[(e.OBJECT = 79)] = `OBJECT`),
    (e[(e.OL = 80)] = `OL`),
    (e[(e.OPTGROUP = 81)] = `OPTGROUP`),
    (e[(e.OPTION = 82)] = `OPTION`),
    (e[(e.P = 83)] = `P`),
    (e[(e.PARAM = 84)] = `PARAM`),
    (e[(e.PLAINTEXT = 85)] = `PLAINTEXT`),
    (e[(e.PRE = 86)] = `PRE`),
    (e[(e.RB = 87)] = `RB`),
    (e[(e.RP = 88)] = `RP`),
    (e[(e.RT = 89)] = `RT`),
    (e[(e.RTC = 90)] = `RTC`),
    (e[(e.RUBY = 91)] = `RUBY`),
    (e[(e.S = 92)] = `S`),
    (e[(e.SCRIPT = 93)] = `SCRIPT`),
    (e[(e.SEARCH = 94)] = `SEARCH`),
    (e[(e.SECTION = 95)] = `SECTION`),
    (e[(e.SELECT = 96)] = `SELECT`),
    (e[(e.SOURCE = 97)] = `SOURCE`),
    (e[(e.SMALL = 98)] = `SMALL`),
    (e[(e.SPAN = 99)] = `SPAN`),
    (e[(e.STRIKE = 100)] = `STRIKE`),
    (e[(e.STRONG = 101)] = `STRONG`),
    (e[(e.STYLE = 102)] = `STYLE`),
    (e[(e.SUB = 103)] = `SUB`),
    (e[(e.SUMMARY = 104)] = `SUMMARY`),
    (e[(e.SUP = 105)] = `SUP`),
    (e[(e.TABLE = 106)] = `TABLE`),
    (e[(e.TBODY = 107)] = `TBODY`),
    (e[(e.TEMPLATE = 108)] = `TEMPLATE`),
    (e[(e.TEXTAREA = 109)] = `TEXTAREA`),
    (e[(e.TFOOT = 110)] = `TFOOT`),
    (e[(e.TD = 111)] = `TD`),
    (e[(e.TH = 112)] = `TH`),
    (e[(e.THEAD = 113)] = `THEAD`),
    (e[(e.TITLE = 114)] = `TITLE`),
    (e[(e.TR = 115)] = `TR`),
    (e[(e.TRACK = 116)] = `TRACK`),
    (e[(e.TT = 117)] = `TT`),
    (e[(e.U = 118)] = `U`),
    (e[(e.UL = 119)] = `UL`),
    (e[(e.SVG = 120)] = `SVG`),
    (e[(e.VAR = 121)] = `VAR`),
    (e[(e.WBR = 122)] = `WBR`),
    (e[(e.XMP = 123)] = `XMP`);
})((Y ||= {}));
const xp = /* @__PURE__ */ new Map([
  [J.A, Y.A],
  [J.ADDRESS, Y.ADDRESS],
  [J.ANNOTATION_XML, Y.ANNOTATION_XML],
  [J.APPLET, Y.APPLET],
  [J.AREA, Y.AREA],
  [J.ARTICLE, Y.ARTICLE],
  [J.ASIDE, Y.ASIDE],
  [J.B, Y.B],
  [J.BASE, Y.BASE],
  [J.BASEFONT, Y.BASEFONT],
  [J.BGSOUND, Y.BGSOUND],
  [J.BIG, Y.BIG],
  [J.BLOCKQUOTE, Y.BLOCKQUOTE],
  [J.BODY, Y.BODY],
  [J.BR, Y.BR],
  [J.BUTTON, Y.BUTTON],
  [J.CAPTION, Y.CAPTION],
  [J.CENTER, Y.CENTER],
  [J.CODE, Y.CODE],
  [J.COL, Y.COL],
  [J.COLGROUP, Y.COLGROUP],
  [J.DD, Y.DD],
  [J.DESC, Y.DESC],
  [J.DETAILS, Y.DETAILS],
  [J.DIALOG, Y.DIALOG],
  [J.DIR, Y.DIR],
  [J.DIV, Y.DIV],
  [J.DL, Y.DL],
  [J.DT, Y.DT],
  [J.EM, Y.EM],
  [J.EMBED, Y.EMBED],
  [J.FIELDSET, Y.FIELDSET],
  [J.FIGCAPTION, Y.FIGCAPTION],
  [J.FIGURE, Y.FIGURE],
  [J.FONT, Y.FONT],
  [J.FOOTER, Y.FOOTER],
  [J.FOREIGN_OBJECT, Y.FOREIGN_OBJECT],
  [J.FORM, Y.FORM],
  [J.FRAME, Y.FRAME],
  [J.FRAMESET, Y.FRAMESET],
  [J.H1, Y.H1],
  [J.H2, Y.H2],
  [J.H3, Y.H3],
  [J.H4, Y.H4],
  [J.H5, Y.H5],
  [J.H6, Y.H6],
  [J.HEAD, Y.HEAD],
  [J.HEADER, Y.HEADER],
  [J.HGROUP, Y.HGROUP],
  [J.HR, Y.HR],
  [J.HTML, Y.HTML],
  [J.I, Y.I],
  [J.IMG, Y.IMG],
  [J.IMAGE, Y.IMAGE],
  [J.INPUT, Y.INPUT],
  [J.IFRAME, Y.IFRAME],
  [J.KEYGEN, Y.KEYGEN],
  [J.LABEL, Y.LABEL],
  [J.LI, Y.LI],
  [J.LINK, Y.LINK],
  [J.LISTING, Y.LISTING],
  [J.MAIN, Y.MAIN],
  [J.MALIGNMARK, Y.MALIGNMARK],
  [J.MARQUEE, Y.MARQUEE],
  [J.MATH, Y.MATH],
  [J.MENU, Y.MENU],
  [J.META, Y.META],
  [J.MGLYPH, Y.MGLYPH],
  [J.MI, Y.MI],
  [J.MO, Y.MO],
  [J.MN, Y.MN],
  [J.MS, Y.MS],
  [J.MTEXT, Y.MTEXT],
  [J.NAV, Y.NAV],
  [J.NOBR, Y.NOBR],
  [J.NOFRAMES, Y.NOFRAMES],
  [J.NOEMBED, Y.NOEMBED],
  [J.NOSCRIPT, Y.NOSCRIPT],
  [J.OBJECT, Y.OBJECT],
  [J.OL, Y.OL],
  [J.OPTGROUP, Y.OPTGROUP],
  [J.OPTION, Y.OPTION],
  [J.P, Y.P],
  [J.PARAM, Y.PARAM],
  [J.PLAINTEXT, Y.PLAINTEXT],
  [J.PRE, Y.PRE],
  [J.RB, Y.RB],
  [J.RP, Y.RP],
  [J.RT, Y.RT],
  [J.RTC, Y.RTC],
  [J.RUBY, Y.RUBY],
  [J.S, Y.S],
  [J.SCRIPT, Y.SCRIPT],
  [J.SEARCH, Y.SEARCH],
  [J.SECTION, Y.SECTION],
  [J.SELECT, Y.SELECT],
  [J.SOURCE, Y.SOURCE],
  [J.SMALL, Y.SMALL],
  [J.SPAN, Y.SPAN],
  [J.STRIKE, Y.STRIKE],
  [J.STRONG, Y.STRONG],
  [J.STYLE, Y.STYLE],
  [J.SUB, Y.SUB],
  [J.SUMMARY, Y.SUMMARY],
  [J.SUP, Y.SUP],
  [J.TABLE, Y.TABLE],
  [J.TBODY, Y.TBODY],
  [J.TEMPLATE, Y.TEMPLATE],
  [J.TEXTAREA, Y.TEXTAREA],
  [J.TFOOT, Y.TFOOT],
  [J.TD, Y.TD],
  [J.TH, Y.TH],
  [J.THEAD, Y.THEAD],
  [J.TITLE, Y.TITLE],
  [J.TR, Y.TR],
  [J.TRACK, Y.TRACK],
  [J.TT, Y.TT],
  [J.U, Y.U],
  [J.UL, Y.UL],
  [J.SVG, Y.SVG],
  [J.VAR, Y.VAR],
  [J.WBR, Y.WBR],
  [J.XMP, Y.XMP],
]);
function Sp(e) {
  return xp.get(e) ?? Y.UNKNOWN;
}
const X = Y,
  Cp = {
    [q.HTML]: /* @__PURE__ */ new Set([
      X.ADDRESS,
      X.APPLET,
      X.AREA,
      X.ARTICLE,
      X.ASIDE,
      X.BASE,
      X.BASEFONT,
      X.BGSOUND,
      X.BLOCKQUOTE,
      X.BODY,
      X.BR,
      X.BUTTON,
      X.CAPTION,
      X.CENTER,
      X.COL,
      X.COLGROUP,
      X.DD,
      X.DETAILS,
      X.DIR,
      X.DIV,
      X.DL,
      X.DT,
      X.EMBED,
      X.FIELDSET,
      X.FIGCAPTION,
      X.FIGURE,
      X.FOOTER,
      X.FORM,
      X.FRAME,
      X.FRAMESET,
      X.H1,
      X.H2,
      X.H3,
      X.H4,
      X.H5,
      X.H6,
      X.HEAD,
      X.HEADER,
      X.HGROUP,
      X.HR,
      X.HTML,
      X.IFRAME,
      X.IMG,
      X.INPUT,
      X.LI,
      X.LINK,
      X.LISTING,
      X.MAIN,
      X.MARQUEE,
      X.MENU,
      X.META,
      X.NAV,
      X.NOEMBED,
      X.NOFRAMES,
      X.NOSCRIPT,
      X.OBJECT,
      X.OL,
      X.P,
      X.PARAM,
      X.PLAINTEXT,
      X.PRE,
      X.SCRIPT,
      X.SECTION,
      X.SELECT,
      X.SOURCE,
      X.STYLE,
      X.SUMMARY,
      X.TABLE,
      X.TBODY,
      X.TD,
      X.TEMPLATE,
      X.TEXTAREA,
      X.TFOOT,
      X.TH,
      X.THEAD,
      X.TITLE,
      X.TR,
      X.TRACK,
      X.UL,
      X.WBR,
      X.XMP,
    ]),
    [q.MATHML]: /* @__PURE__ */ new Set([X.MI, X.MO, X.MN, X.MS, X.MTEXT, X.ANNOTATION_XML]),
    [q.SVG]: /* @__PURE__ */ new Set([X.TITLE, X.FOREIGN_OBJECT, X.DESC]),
    [q.XLINK]: /* @__PURE__ */ new Set(),
    [q.XML]: /* @__PURE__ */ new Set(),
    [q.XMLNS]: /* @__PURE__ */ new Set(),
  },
  wp = /* @__PURE__ */ new Set([X.H1, X.H2, X.H3, X.H4, X.H5, X.H6]);
J.STYLE, J.SCRIPT, J.XMP, J.IFRAME, J.NOEMBED, J.NOFRAMES, J.PLAINTEXT;
var Z;
((e) => {
  (e[(e.DATA = 0)] = `DATA`),
    (e[(e.RCDATA = 1)] = `RCDATA`),
    (e[(e.RAWTEXT = 2)] = `RAWTEXT`),
    (e[(e.SCRIPT_DATA = 3)] = `SCRIPT_DATA`),
    (e[(e.PLAINTEXT = 4)] = `PLAINTEXT`),
    (e[(e.TAG_OPEN = 5)] = `TAG_OPEN`),
    (e[(e.END_TAG_OPEN = 6)] = `END_TAG_OPEN`),
    (e[(e.TAG_NAME = 7)] = `TAG_NAME`),
    (e[(e.RCDATA_LESS_THAN_SIGN = 8)] = `RCDATA_LESS_THAN_SIGN`),
    (e[(e.RCDATA_END_TAG_OPEN = 9)] = `RCDATA_END_TAG_OPEN`),
    (e[(e.RCDATA_END_TAG_NAME = 10)] = `RCDATA_END_TAG_NAME`),
    (e[(e.RAWTEXT_LESS_THAN_SIGN = 11)] = `RAWTEXT_LESS_THAN_SIGN`),
    (e[(e.RAWTEXT_END_TAG_OPEN = 12)] = `RAWTEXT_END_TAG_OPEN`),
    (e[(e.RAWTEXT_END_TAG_NAME = 13)] = `RAWTEXT_END_TAG_NAME`),
    (e[(e.SCRIPT_DATA_LESS_THAN_SIGN = 14)] = `SCRIPT_DATA_LESS_THAN_SIGN`),
    (e[(e.SCRIPT_DATA_END_TAG_OPEN = 15)] = `SCRIPT_DATA_END_TAG_OPEN`),
    (e[(e.SCRIPT_DATA_END_TAG_NAME = 16)] = `SCRIPT_DATA_END_TAG_NAME`),
    (e[(e.SCRIPT_DATA_ESCAPE_START = 17)] = `SCRIPT_DATA_ESCAPE_START`),
    (e[(e.SCRIPT_DATA_ESCAPE_START_DASH = 18)] = `SCRIPT_DATA_ESCAPE_START_DASH`),
    (e[(e.SCRIPT_DATA_ESCAPED = 19)] = `SCRIPT_DATA_ESCAPED`),
    (e[(e.SCRIPT_DATA_ESCAPED_DASH = 20)] = `SCRIPT_DATA_ESCAPED_DASH`),
    (e[(e.SCRIPT_DATA_ESCAPED_DASH_DASH = 21)] = `SCRIPT_DATA_ESCAPED_DASH_DASH`),
    (e[(e.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN = 22)] = `SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN`),
    (e[(e.SCRIPT_DATA_ESCAPED_END_TAG_OPEN = 23)] = `SCRIPT_DATA_ESCAPED_END_TAG_OPEN`),
    (e[(e.SCRIPT_DATA_ESCAPED_END_TAG_NAME = 24)] = `SCRIPT_DATA_ESCAPED_END_TAG_NAME`),
    (e[(e.SCRIPT_DATA_DOUBLE_ESCAPE_START = 25)] = `SCRIPT_DATA_DOUBLE_ESCAPE_START`),
    (e[(e.SCRIPT_DATA_DOUBLE_ESCAPED = 26)] = `SCRIPT_DATA_DOUBLE_ESCAPED`),
    (e[(e.SCRIPT_DATA_DOUBLE_ESCAPED_DASH = 27)] = `SCRIPT_DATA_DOUBLE_ESCAPED_DASH`),
    (e[(e.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH = 28)] = `SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH`),
    (e[(e.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN = 29)] = `SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN`),
    (e[(e.SCRIPT_DATA_DOUBLE_ESCAPE_END = 30)] = `SCRIPT_DATA_DOUBLE_ESCAPE_END`),
    (e[(e.BEFORE_ATTRIBUTE_NAME = 31)] = `BEFORE_ATTRIBUTE_NAME`),
    (e[(e.ATTRIBUTE_NAME = 32)] = `ATTRIBUTE_NAME`),
    (e[(e.AFTER_ATTRIBUTE_NAME = 33)] = `AFTER_ATTRIBUTE_NAME`),
    (e[(e.BEFORE_ATTRIBUTE_VALUE = 34)] = `BEFORE_ATTRIBUTE_VALUE`),
    (e[(e.ATTRIBUTE_VALUE_DOUBLE_QUOTED = 35)] = `ATTRIBUTE_VALUE_DOUBLE_QUOTED`),
    (e[(e.ATTRIBUTE_VALUE_SINGLE_QUOTED = 36)] = `ATTRIBUTE_VALUE_SINGLE_QUOTED`),
    (e[(e.ATTRIBUTE_VALUE_UNQUOTED = 37)] = `ATTRIBUTE_VALUE_UNQUOTED`),
    (e[(e.AFTER_ATTRIBUTE_VALUE_QUOTED = 38)] = `AFTER_ATTRIBUTE_VALUE_QUOTED`),
    (e[(e.SELF_CLOSING_START_TAG = 39)] = `SELF_CLOSING_START_TAG`),
    (e[(e.BOGUS_COMMENT = 40)] = `BOGUS_COMMENT`),
    (e[(e.MARKUP_DECLARATION_OPEN = 41)] = `MARKUP_DECLARATION_OPEN`),
    (e[(e.COMMENT_START = 42)] = `COMMENT_START`),
    (e[(e.COMMENT_START_DASH = 43)] = `COMMENT_START_DASH`),
    (e[(e.COMMENT = 44)] = `COMMENT`),
    (e[(e.COMMENT_LESS_THAN_SIGN = 45)] = `COMMENT_LESS_THAN_SIGN`),
    (e[(e.COMMENT_LESS_THAN_SIGN_BANG = 46)] = `COMMENT_LESS_THAN_SIGN_BANG`),
    (e[(e.COMMENT_LESS_THAN_SIGN_BANG_DASH = 47)] = `COMMENT_LESS_THAN_SIGN_BANG_DASH`),
    (e[(e.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH = 48)] = `COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH`),
    (e[(e.COMMENT_END_DASH = 49)] = `COMMENT_END_DASH`),
    (e[(e.COMMENT_END = 50)] = `COMMENT_END`),
    (e[(e.COMMENT_END_BANG = 51)] = `COMMENT_END_BANG`),
    (e[(e.DOCTYPE = 52)] = `DOCTYPE`),
    (e[(e.BEFORE_DOCTYPE_NAME = 53)] = `BEFORE_DOCTYPE_NAME`),
    (e[(e.DOCTYPE_NAME = 54)] = `DOCTYPE_NAME`),
    (e[(e.AFTER_DOCTYPE_NAME = 55)] = `AFTER_DOCTYPE_NAME`),
    (e[(e.AFTER_DOCTYPE_PUBLIC_KEYWORD = 56)] = `AFTER_DOCTYPE_PUBLIC_KEYWORD`),
    (e[(e.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER = 57)] = `BEFORE_DOCTYPE_PUBLIC_IDENTIFIER`),
    (e[(e.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED = 58)] = `DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED`),
    (e[(e.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED = 59)] = `DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED`),
    (e[(e.AFTER_DOCTYPE_PUBLIC_IDENTIFIER = 60)] = `AFTER_DOCTYPE_PUBLIC_IDENTIFIER`),
    (e[(e.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS = 61)] = `BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS`),
    (e[(e.AFTER_DOCTYPE_SYSTEM_KEYWORD = 62)] = `AFTER_DOCTYPE_SYSTEM_KEYWORD`),
    (e[(e.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER = 63)] = `BEFORE_DOCTYPE_SYSTEM_IDENTIFIER`),
    (e[(e.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED = 64)] = `DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED`),
    (e[(e.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED = 65)] = `DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED`),
    (e[(e.AFTER_DOCTYPE_SYSTEM_IDENTIFIER = 66)] = `AFTER_DOCTYPE_SYSTEM_IDENTIFIER`),
    (e[(e.BOGUS_DOCTYPE = 67)] = `BOGUS_DOCTYPE`),
    (e[(e.CDATA_SECTION = 68)] = `CDATA_SECTION`),
    (e[(e.CDATA_SECTION_BRACKET = 69)] = `CDATA_SECTION_BRACKET`),
    (e[(e.CDATA_SECTION_END = 70)] = `CDATA_SECTION_END`),
    (e[(e.CHARACTER_REFERENCE = 71)] = `CHARACTER_REFERENCE`),
    (e[(e.AMBIGUOUS_AMPERSAND = 72)] = `AMBIGUOUS_AMPERSAND`);
})((Z ||= {}));
const Tp = {
  DATA: Z.DATA,
  RCDATA: Z.RCDATA,
  RAWTEXT: Z.RAWTEXT,
  SCRIPT_DATA: Z.SCRIPT_DATA,
  PLAINTEXT: Z.PLAINTEXT,
  CDATA_SECTION: Z.CDATA_SECTION,
};
function Ep(e) {
  return e >= W.DIGIT_0 && e <= W.DIGIT_9;
}
function Dp(e) {
  return e >= W.LATIN_CAPITAL_A && e <= W.LATIN_CAPITAL_Z;
}
function Op(e) {
  return e >= W.LATIN_SMALL_A && e <= W.LATIN_SMALL_Z;
}
function kp(e) {
  return Op(e) || Dp(e);
}
function Ap(e) {
  return kp(e) || Ep(e);
}
function jp(e) {
  return e + 32;
}
function Mp(e) {
  return e === W.SPACE || e === W.LINE_FEED || e === W.TABULATION || e === W.FORM_FEED || e === W.CARRIAGE_RETURN;
}
function Np(e) {
  return Mp(e) || e === W.SOLIDUS || e === W.GREATER_THAN_SIGN;
}
function Pp(e) {
  return e === W.NULL
    ? G.nullCharacterReference
    : e > 1114111
      ? G.characterReferenceOutsideUnicodeRange
      : Mf(e)
        ? G.surrogateCharacterReference
        : If(e)
          ? G.noncharacterCharacterReference
          : Ff(e) || e === W.CARRIAGE_RETURN
            ? G.controlCharacterReference
            : null;
}
var Fp = class {
  constructor(e, t) {
    (this.options = e),
      (this.handler = t),
      (this.paused = !1),
      (this.inLoop = !1),
      (this.inForeignNode = !1),
      (this.lastStartTagName = ``),
      (this.active = !1),
      (this.state = Z.DATA),
      (this.returnState = Z.DATA),
      (this.entityStartPos = 0),
      (this.consumedAfterSnapshot = -1),
      (this.currentCharacterToken = null),
      (this.currentToken = null),
      (this.currentAttr = { name: ``, value: `` }),
      (this.currentAttrLocation = null),
      (this.currentAttrNames = null),
      (this.runStart = 0),
      (this.runEnd = 0),
      (this.preprocessor = new Lf(t)),
      (this.currentLocation = this.getCurrentLocation(-1)),
      (this.entityDecoder = new hp(
        (e, t) => {
          (this.preprocessor.pos = this.entityStartPos + t - 1),
            this._isCharacterReferenceInAttribute() ||
              this._ensureCharacterToken(
                Mp(e) ? K.WHITESPACE_CHARACTER : e === W.NULL ? K.NULL_CHARACTER : K.CHARACTER,
              ),
            this._extendRunWith(String.fromCodePoint(e), 0),
            (this.entityStartPos = this.preprocessor.pos - t + 1);
        },
        t.onParseError
          ? {
              missingSemicolonAfterCharacterReference: () => {
                this._err(G.missingSemicolonAfterCharacterReference, 1);
              },
              absenceOfDigitsInNumericCharacterReference: (e) => {
                this._err(
                  G.absenceOfDigitsInNumericCharacterReference,
                  this.entityStartPos - this.preprocessor.pos + e,
                );
              },
              validateNumericCharacterReference: (e) => {
                const t = Pp(e);
                t && this._err(t, 1);
              },
            }
          : void 0,
      ));
  }
  _err(e, t = 0) {
    var n, r;
    (r = (n = this.handler).onParseError) == null || r.call(n, this.preprocessor.getError(e, t));
  }
  getCurrentLocation(e) {
    return this.options.sourceCodeLocationInfo
      ? {
          startLine: this.preprocessor.line,
          startCol: this.preprocessor.col - e,
          startOffset: this.preprocessor.offset - e,
          endLine: -1,
          endCol: -1,
          endOffset: -1,
        }
      : null;
  }
  _runParsingLoop() {
    if (!this.inLoop) {
      for (this.inLoop = !0; this.active && !this.paused; ) {
        this.consumedAfterSnapshot = 0;
        const e = this._consume();
        this._ensureHibernation() || this._callState(e);
      }
      this.inLoop = !1;
    }
  }
  flushCharacters() {
    if (this.inLoop) throw Error(`Cannot flush characters from a tokenizer callback`);
    let e = this.currentCharacterToken?.location,
      t = null;
    e && ((t = this.getCharacterTokenEndLocation(e)), (this.currentLocation = t)), (this.inLoop = !0);
    try {
      this._emitCurrentCharacterToken(t);
    } finally {
      this.inLoop = !1;
    }
    this._runParsingLoop();
  }
  getCharacterTokenEndLocation(e) {
    let t = this.getCharacterTokenEndOffset(),
      n = this.preprocessor.html.slice(
        e.startOffset - this.preprocessor.droppedBufferSize,
        t - this.preprocessor.droppedBufferSize,
      ),
      r = e.startLine,
      i = -1;
    for (
      let e = n.indexOf(`
`);
      e !== -1;
      e = n.indexOf(
        `
`,
        e + 1,
      )
    )
      r++, (i = e);
    for (let e = n.indexOf(`\r`); e !== -1; e = n.indexOf(`\r`, e + 1))
      n.charCodeAt(e + 1) !== W.LINE_FEED && (r++, (i = Math.max(i, e)));
    return {
      startLine: r,
      startCol: i === -1 ? e.startCol + n.length : n.length - i,
      startOffset: t,
      endLine: -1,
      endCol: -1,
      endOffset: -1,
    };
  }
  getCharacterTokenEndOffset() {
    const e = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1,
      t = this.currentToken?.location;
    switch (this.state) {
      case Z.TAG_OPEN:
      case Z.RCDATA_LESS_THAN_SIGN:
      case Z.RAWTEXT_LESS_THAN_SIGN:
      case Z.SCRIPT_DATA_LESS_THAN_SIGN:
      case Z.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
      case Z.CDATA_SECTION_BRACKET:
        return e - 1;
      case Z.END_TAG_OPEN:
      case Z.MARKUP_DECLARATION_OPEN:
      case Z.RCDATA_END_TAG_OPEN:
      case Z.RCDATA_END_TAG_NAME:
      case Z.RAWTEXT_END_TAG_OPEN:
      case Z.RAWTEXT_END_TAG_NAME:
      case Z.SCRIPT_DATA_END_TAG_OPEN:
      case Z.SCRIPT_DATA_END_TAG_NAME:
      case Z.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
      case Z.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
      case Z.CDATA_SECTION_END:
        return e - 2;
      case Z.CHARACTER_REFERENCE:
        return this._isCharacterReferenceInAttribute() && t
          ? t.startOffset
          : this.preprocessor.droppedBufferSize + this.entityStartPos;
      case Z.DOCTYPE:
      case Z.BEFORE_DOCTYPE_NAME:
        return this.currentLocation.startOffset;
      default:
        return t &&
          (this.state === Z.TAG_NAME ||
            (this.state >= Z.BEFORE_ATTRIBUTE_NAME && this.state <= Z.BOGUS_COMMENT) ||
            (this.state >= Z.COMMENT_START && this.state <= Z.BOGUS_DOCTYPE))
          ? t.startOffset
          : e;
    }
  }
  pause() {
    this.paused = !0;
  }
  resume(e) {
    if (!this.paused) throw Error(`Parser was already resumed`);
    (this.paused = !1), this.inLoop || (this._runParsingLoop(), this.paused || e?.());
  }
  write(e, t, n) {
    (this.active = !0), this.preprocessor.write(e, t), this._runParsingLoop(), this.paused || n?.();
  }
  insertHtmlAtCurrentPos(e) {
    (this.active = !0), this.preprocessor.insertHtmlAtCurrentPos(e), this._runParsingLoop();
  }
  flushCurrentCharacterToken() {
    if (
      this.paused ||
      this.active ||
      !this.currentCharacterToken ||
      this.currentToken ||
      this.state === Z.DOCTYPE ||
      this.state === Z.BEFORE_DOCTYPE_NAME ||
      !this.preprocessor.willDropParsedChunk()
    )
      return;
    const e = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1 - this.getCharacterTokenEndOffset();
    this.preprocessor.advance(),
      (this.currentLocation = this.getCurrentLocation(e)),
      this.preprocessor.retreat(1),
      this._emitCurrentCharacterToken(this.currentLocation),
      this._createCharacterToken(K.CHARACTER),
      this.preprocessor.dropParsedChunk(Math.max(e - 1, 0)),
      (this.entityStartPos = this.preprocessor.pos + 1 - e);
  }
  _ensureHibernation() {
    return this.preprocessor.endOfChunkHit
      ? (this.preprocessor.retreat(this.consumedAfterSnapshot),
        (this.consumedAfterSnapshot = 0),
        (this.active = !1),
        !0)
      : !1;
  }
  _consume() {
    return (this.consumedAfterSnapshot++, this.preprocessor.advance());
  }
  _advanceBy(e) {
    this.consumedAfterSnapshot += e;
    for (let t = 0; t < e; t++) this.preprocessor.advance();
  }
  _consumeSequenceIfMatch(e, t) {
    return this.preprocessor.startsWith(e, t) ? (this._advanceBy(e.length - 1), !0) : !1;
  }
  _createStartTagToken() {
    this._flushRun(``),
      (this.currentToken = {
        type: K.START_TAG,
        tagName: ``,
        tagID: Y.UNKNOWN,
        selfClosing: !1,
        ackSelfClosing: !1,
        attrs: [],
        location: this.getCurrentLocation(1),
      });
  }
  _createEndTagToken() {
    this._flushRun(``),
      (this.currentToken = {
        type: K.END_TAG,
        tagName: ``,
        tagID: Y.UNKNOWN,
        selfClosing: !1,
        ackSelfClosing: !1,
        attrs: [],
        location: this.getCurrentLocation(2),
      });
  }
  _createCommentToken(e) {
    this._flushRun(``), (this.currentToken = { type: K.COMMENT, data: ``, location: this.getCurrentLocation(e) });
  }
  _createDoctypeToken(e) {
    this._flushRun(``),
      (this.currentToken = {
        type: K.DOCTYPE,
        name: e,
        forceQuirks: !1,
        publicId: null,
        systemId: null,
        location: this.currentLocation,
      });
  }
  _createCharacterToken(e) {
    if (this.currentLocation) {
      const e = this.currentLocation.startOffset - this.preprocessor.droppedBufferSize;
      this.preprocessor.html[e] ===
        `
` &&
        this.preprocessor.html[e - 1] === `\r` &&
        this.currentLocation.startOffset++;
    }
    this.currentCharacterToken = { type: e, chars: ``, location: this.currentLocation };
  }
  _createAttr(e) {
    this._flushRun(``),
      (this.currentAttr = { name: e, value: `` }),
      (this.currentAttrLocation = this.getCurrentLocation(0));
  }
  _leaveAttrName() {
    var e;
    let t = this.currentToken,
      { name: n } = this.currentAttr,
      r = this.currentAttrNames,
      i;
    if (
      (r === null
        ? ((i = Rf(t, n) !== null),
          !i && t.attrs.length === 64 && (this.currentAttrNames = new Set(t.attrs.map((e) => e.name)).add(n)))
        : ((i = r.has(n)), i || r.add(n)),
      i)
    )
      this._err(G.duplicateAttribute);
    else if ((t.attrs.push(this.currentAttr), t.location && this.currentAttrLocation)) {
      const n = (e = t.location).attrs ?? (e.attrs = Object.create(null));
      (n[this.currentAttr.name] = this.currentAttrLocation), this._leaveAttrValue();
    }
  }
  _leaveAttrValue() {
    this.currentAttrLocation &&
      ((this.currentAttrLocation.endLine = this.preprocessor.line),
      (this.currentAttrLocation.endCol = this.preprocessor.col),
      (this.currentAttrLocation.endOffset = this.preprocessor.offset));
  }
  _flushRun(e) {
    if (this.runEnd === this.runStart && e.length === 0) return;
    const t = this.preprocessor.html.slice(this.runStart, this.runEnd),
      n = (t.length < 13 ? t : ` ${t}`.slice(1)) + e,
      r = this.currentToken;
    (this.runStart = this.runEnd),
      r === null
        ? (this.currentCharacterToken.chars += n)
        : r.type === K.COMMENT
          ? (r.data += n)
          : (this.currentAttr.value += n);
  }
  _extendRun(e) {
    const { preprocessor: t } = this;
    if (e === W.LINE_FEED && t.html.charCodeAt(t.pos) !== W.LINE_FEED)
      this._flushRun(`
`),
        (this.runStart = t.pos + 1);
    else {
      const n = t.pos - Number(e > 65535);
      n !== this.runEnd && (this._flushRun(``), (this.runStart = n));
    }
    this.runEnd = t.pos + 1;
  }
  _extendRunWith(e, t) {
    const { preprocessor: n } = this,
      r = n.codePointStart + 1 + t - e.length;
    r >= 0 && n.html.startsWith(e, r)
      ? r !== this.runEnd && (this._flushRun(``), (this.runStart = r))
      : (this._flushRun(e), (this.runStart = r + e.length)),
      (this.runEnd = r + e.length);
  }
  prepareToken(e) {
    this._emitCurrentCharacterToken(e.location),
      (this.currentToken = null),
      e.location &&
        ((e.location.endLine = this.preprocessor.line),
        (e.location.endCol = this.preprocessor.col + 1),
        (e.location.endOffset = this.preprocessor.offset + 1)),
      (this.currentLocation = this.getCurrentLocation(-1));
  }
  emitCurrentTagToken() {
    const e = this.currentToken;
    (this.currentAttrNames = null),
      this.prepareToken(e),
      (e.tagID = Sp(e.tagName)),
      e.type === K.START_TAG
        ? ((this.lastStartTagName = e.tagName), this.handler.onStartTag(e))
        : (e.attrs.length > 0 && this._err(G.endTagWithAttributes),
          e.selfClosing && this._err(G.endTagWithTrailingSolidus),
          this.handler.onEndTag(e)),
      this.preprocessor.dropParsedChunk();
  }
  emitCurrentComment(e) {
    this.prepareToken(e), this.handler.onComment(e), this.preprocessor.dropParsedChunk();
  }
  emitCurrentDoctype(e) {
    this.prepareToken(e), this.handler.onDoctype(e), this.preprocessor.dropParsedChunk();
  }
  _emitCurrentCharacterToken(e) {
    if ((this._flushRun(``), this.currentCharacterToken)) {
      switch (
        (e &&
          this.currentCharacterToken.location &&
          ((this.currentCharacterToken.location.endLine = e.startLine),
          (this.currentCharacterToken.location.endCol = e.startCol),
          (this.currentCharacterToken.location.endOffset = e.startOffset)),
        this.currentCharacterToken.type)
      ) {
        case K.CHARACTER:
          this.handler.onCharacter(this.currentCharacterToken);
          break;
        case K.NULL_CHARACTER:
          this.handler.onNullCharacter(this.currentCharacterToken);
          break;
        case K.WHITESPACE_CHARACTER:
          this.handler.onWhitespaceCharacter(this.currentCharacterToken);
      }
      this.currentCharacterToken = null;
    }
  }
  _emitEOFToken() {
    const e = this.getCurrentLocation(0);
    e && ((e.endLine = e.startLine), (e.endCol = e.startCol), (e.endOffset = e.startOffset)),
      this._emitCurrentCharacterToken(this.currentToken?.location ?? e),
      this.handler.onEof({ type: K.EOF, location: e }),
      (this.active = !1);
  }
  _ensureCharacterToken(e) {
    if (this.currentCharacterToken) {
      if (this.currentCharacterToken.type === e) return;
      (this.currentLocation = this.getCurrentLocation(0)),
        this._emitCurrentCharacterToken(this.currentLocation),
        this.preprocessor.dropParsedChunk();
    }
    this._createCharacterToken(e);
  }
  _emitCodePoint(e) {
    const t = Mp(e) ? K.WHITESPACE_CHARACTER : e === W.NULL ? K.NULL_CHARACTER : K.CHARACTER,
      n = this.currentCharacterToken;
    (n === null || n.type !== t) && this._ensureCharacterToken(t), this._extendRun(e);
  }
  _emitChars(e, t = 0) {
    this.options.sourceCodeLocationInfo &&
    t !== 0 &&
    this.currentCharacterToken &&
    this.currentCharacterToken.type !== K.CHARACTER
      ? ((this.currentLocation = this.getCurrentLocation(e.length - 1 - t)),
        this._emitCurrentCharacterToken(this.currentLocation),
        this._createCharacterToken(K.CHARACTER))
      : this._ensureCharacterToken(K.CHARACTER),
      this._extendRunWith(e, t);
  }
  _startCharacterReference() {
    (this.returnState = this.state),
      (this.state = Z.CHARACTER_REFERENCE),
      (this.entityStartPos = this.preprocessor.pos),
      this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute() ? ep.Attribute : ep.Legacy);
  }
  _isCharacterReferenceInAttribute() {
    return (
      this.returnState === Z.ATTRIBUTE_VALUE_DOUBLE_QUOTED ||
      this.returnState === Z.ATTRIBUTE_VALUE_SINGLE_QUOTED ||
      this.returnState === Z.ATTRIBUTE_VALUE_UNQUOTED
    );
  }
  _flushCodePointConsumedAsCharacterReference(e) {
    this._isCharacterReferenceInAttribute() ? this._extendRun(e) : this._emitCodePoint(e);
  }
  _callState(e) {
    switch (this.state) {
      case Z.DATA:
        this._stateData(e);
        break;
      case Z.RCDATA:
        this._stateRcdata(e);
        break;
      case Z.RAWTEXT:
        this._stateRawtext(e);
        break;
      case Z.SCRIPT_DATA:
        this._stateScriptData(e);
        break;
      case Z.PLAINTEXT:
        this._statePlaintext(e);
        break;
      case Z.TAG_OPEN:
        this._stateTagOpen(e);
        break;
      case Z.END_TAG_OPEN:
        this._stateEndTagOpen(e);
        break;
      case Z.TAG_NAME:
        this._stateTagName(e);
        break;
      case Z.RCDATA_LESS_THAN_SIGN:
        this._stateRcdataLessThanSign(e);
        break;
      case Z.RCDATA_END_TAG_OPEN:
        this._stateRcdataEndTagOpen(e);
        break;
      case Z.RCDATA_END_TAG_NAME:
        this._stateRcdataEndTagName(e);
        break;
      case Z.RAWTEXT_LESS_THAN_SIGN:
        this._stateRawtextLessThanSign(e);
        break;
      case Z.RAWTEXT_END_TAG_OPEN:
        this._stateRawtextEndTagOpen(e);
        break;
      case Z.RAWTEXT_END_TAG_NAME:
        this._stateRawtextEndTagName(e);
        break;
      case Z.SCRIPT_DATA_LESS_THAN_SIGN:
        this._stateScriptDataLessThanSign(e);
        break;
      case Z.SCRIPT_DATA_END_TAG_OPEN:
        this._stateScriptDataEndTagOpen(e);
        break;
      case Z.SCRIPT_DATA_END_TAG_NAME:
        this._stateScriptDataEndTagName(e);
        break;
      case Z.SCRIPT_DATA_ESCAPE_START:
        this._stateScriptDataEscapeStart(e);
        break;
      case Z.SCRIPT_DATA_ESCAPE_START_DASH:
        this._stateScriptDataEscapeStartDash(e);
        break;
      case Z.SCRIPT_DATA_ESCAPED:
        this._stateScriptDataEscaped(e);
        break;
      case Z.SCRIPT_DATA_ESCAPED_DASH:
        this._stateScriptDataEscapedDash(e);
        break;
      case Z.SCRIPT_DATA_ESCAPED_DASH_DASH:
        this._stateScriptDataEscapedDashDash(e);
        break;
      case Z.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
        this._stateScriptDataEscapedLessThanSign(e);
        break;
      case Z.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
        this._stateScriptDataEscapedEndTagOpen(e);
        break;
      case Z.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
        this._stateScriptDataEscapedEndTagName(e);
        break;
      case Z.SCRIPT_DATA_DOUBLE_ESCAPE_START:
        this._stateScriptDataDoubleEscapeStart(e);
        break;
      case Z.SCRIPT_DATA_DOUBLE_ESCAPED:
        this._stateScriptDataDoubleEscaped(e);
        break;
      case Z.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:
        this._stateScriptDataDoubleEscapedDash(e);
        break;
      case Z.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:
        this._stateScriptDataDoubleEscapedDashDash(e);
        break;
      case Z.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:
        this._stateScriptDataDoubleEscapedLessThanSign(e);
        break;
      case Z.SCRIPT_DATA_DOUBLE_ESCAPE_END:
        this._stateScriptDataDoubleEscapeEnd(e);
        break;
      case Z.BEFORE_ATTRIBUTE_NAME:
        this._stateBeforeAttributeName(e);
        break;
      case Z.ATTRIBUTE_NAME:
        this._stateAttributeName(e);
        break;
      case Z.AFTER_ATTRIBUTE_NAME:
        this._stateAfterAttributeName(e);
        break;
      case Z.BEFORE_ATTRIBUTE_VALUE:
        this._stateBeforeAttributeValue(e);
        break;
      case Z.ATTRIBUTE_VALUE_DOUBLE_QUOTED:
        this._stateAttributeValueDoubleQuoted(e);
        break;
      case Z.ATTRIBUTE_VALUE_SINGLE_QUOTED:
        this._stateAttributeValueSingleQuoted(e);
        break;
      case Z.ATTRIBUTE_VALUE_UNQUOTED:
        this._stateAttributeValueUnquoted(e);
        break;
      case Z.AFTER_ATTRIBUTE_VALUE_QUOTED:
        this._stateAfterAttributeValueQuoted(e);
        break;
      case Z.SELF_CLOSING_START_TAG:
        this._stateSelfClosingStartTag(e);
        break;
      case Z.BOGUS_COMMENT:
        this._stateBogusComment(e);
        break;
      case Z.MARKUP_DECLARATION_OPEN:
        this._stateMarkupDeclarationOpen(e);
        break;
      case Z.COMMENT_START:
        this._stateCommentStart(e);
        break;
      case Z.COMMENT_START_DASH:
        this._stateCommentStartDash(e);
        break;
      case Z.COMMENT:
        this._stateComment(e);
        break;
      case Z.COMMENT_LESS_THAN_SIGN:
        this._stateCommentLessThanSign(e);
        break;
      case Z.COMMENT_LESS_THAN_SIGN_BANG:
        this._stateCommentLessThanSignBang(e);
        break;
      case Z.COMMENT_LESS_THAN_SIGN_BANG_DASH:
        this._stateCommentLessThanSignBangDash(e);
        break;
      case Z.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:
        this._stateCommentLessThanSignBangDashDash(e);
        break;
      case Z.COMMENT_END_DASH:
        this._stateCommentEndDash(e);
        break;
      case Z.COMMENT_END:
        this._stateCommentEnd(e);
        break;
      case Z.COMMENT_END_BANG:
        this._stateCommentEndBang(e);
        break;
      case Z.DOCTYPE:
        this._stateDoctype(e);
        break;
      case Z.BEFORE_DOCTYPE_NAME:
        this._stateBeforeDoctypeName(e);
        break;
      case Z.DOCTYPE_NAME:
        this._stateDoctypeName(e);
        break;
      case Z.AFTER_DOCTYPE_NAME:
        this._stateAfterDoctypeName(e);
        break;
      case Z.AFTER_DOCTYPE_PUBLIC_KEYWORD:
        this._stateAfterDoctypePublicKeyword(e);
        break;
      case Z.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:
        this._stateBeforeDoctypePublicIdentifier(e);
        break;
      case Z.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:
        this._stateDoctypePublicIdentifierDoubleQuoted(e);
        break;
      case Z.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:
        this._stateDoctypePublicIdentifierSingleQuoted(e);
        break;
      case Z.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:
        this._stateAfterDoctypePublicIdentifier(e);
        break;
      case Z.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:
        this._stateBetweenDoctypePublicAndSystemIdentifiers(e);
        break;
      case Z.AFTER_DOCTYPE_SYSTEM_KEYWORD:
        this._stateAfterDoctypeSystemKeyword(e);
        break;
      case Z.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:
        this._stateBeforeDoctypeSystemIdentifier(e);
        break;
      case Z.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:
        this._stateDoctypeSystemIdentifierDoubleQuoted(e);
        break;
      case Z.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:
        this._stateDoctypeSystemIdentifierSingleQuoted(e);
        break;
      case Z.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:
        this._stateAfterDoctypeSystemIdentifier(e);
        break;
      case Z.BOGUS_DOCTYPE:
        this._stateBogusDoctype(e);
        break;
      case Z.CDATA_SECTION:
        this._stateCdataSection(e);
        break;
      case Z.CDATA_SECTION_BRACKET:
        this._stateCdataSectionBracket(e);
        break;
      case Z.CDATA_SECTION_END:
        this._stateCdataSectionEnd(e);
        break;
      case Z.CHARACTER_REFERENCE:
        this._stateCharacterReference();
        break;
      case Z.AMBIGUOUS_AMPERSAND:
        this._stateAmbiguousAmpersand(e);
        break;
      default:
        throw Error(`Unknown state`);
    }
  }
  _stateData(e) {
    switch (e) {
      case W.LESS_THAN_SIGN:
        this.state = Z.TAG_OPEN;
        break;
      case W.AMPERSAND:
        this._startCharacterReference();
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), this._emitCodePoint(e);
        break;
      case W.EOF:
        this._emitEOFToken();
        break;
      default:
        this._emitCodePoint(e);
    }
  }
  _stateRcdata(e) {
    switch (e) {
      case W.AMPERSAND:
        this._startCharacterReference();
        break;
      case W.LESS_THAN_SIGN:
        this.state = Z.RCDATA_LESS_THAN_SIGN;
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), this._emitChars(`�`);
        break;
      case W.EOF:
        this._emitEOFToken();
        break;
      default:
        this._emitCodePoint(e);
    }
  }
  _stateRawtext(e) {
    switch (e) {
      case W.LESS_THAN_SIGN:
        this.state = Z.RAWTEXT_LESS_THAN_SIGN;
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), this._emitChars(`�`);
        break;
      case W.EOF:
        this._emitEOFToken();
        break;
      default:
        this._emitCodePoint(e);
    }
  }
  _stateScriptData(e) {
    switch (e) {
      case W.LESS_THAN_SIGN:
        this.state = Z.SCRIPT_DATA_LESS_THAN_SIGN;
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), this._emitChars(`�`);
        break;
      case W.EOF:
        this._emitEOFToken();
        break;
      default:
        this._emitCodePoint(e);
    }
  }
  _statePlaintext(e) {
    switch (e) {
      case W.NULL:
        this._err(G.unexpectedNullCharacter), this._emitChars(`�`);
        break;
      case W.EOF:
        this._emitEOFToken();
        break;
      default:
        this._emitCodePoint(e);
    }
  }
  _stateTagOpen(e) {
    if (kp(e)) this._createStartTagToken(), (this.state = Z.TAG_NAME), this._stateTagName(e);
    else
      switch (e) {
        case W.EXCLAMATION_MARK:
          this.state = Z.MARKUP_DECLARATION_OPEN;
          break;
        case W.SOLIDUS:
          this.state = Z.END_TAG_OPEN;
          break;
        case W.QUESTION_MARK:
          this._err(G.unexpectedQuestionMarkInsteadOfTagName),
            this._createCommentToken(1),
            (this.state = Z.BOGUS_COMMENT),
            this._stateBogusComment(e);
          break;
        case W.EOF:
          this._err(G.eofBeforeTagName), this._emitChars(`<`, -1), this._emitEOFToken();
          break;
        default:
          this._err(G.invalidFirstCharacterOfTagName),
            this._emitChars(`<`, -1),
            (this.state = Z.DATA),
            this._stateData(e);
      }
  }
  _stateEndTagOpen(e) {
    if (kp(e)) this._createEndTagToken(), (this.state = Z.TAG_NAME), this._stateTagName(e);
    else
      switch (e) {
        case W.GREATER_THAN_SIGN:
          this._err(G.missingEndTagName), (this.state = Z.DATA);
          break;
        case W.EOF:
          this._err(G.eofBeforeTagName), this._emitChars(`</`, -1), this._emitEOFToken();
          break;
        default:
          this._err(G.invalidFirstCharacterOfTagName),
            this._createCommentToken(2),
            (this.state = Z.BOGUS_COMMENT),
            this._stateBogusComment(e);
      }
  }
  _stateTagName(e) {
    const t = this.currentToken;
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        this.state = Z.BEFORE_ATTRIBUTE_NAME;
        break;
      case W.SOLIDUS:
        this.state = Z.SELF_CLOSING_START_TAG;
        break;
      case W.GREATER_THAN_SIGN:
        (this.state = Z.DATA), this.emitCurrentTagToken();
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), (t.tagName += `�`);
        break;
      case W.EOF:
        this._err(G.eofInTag), this._emitEOFToken();
        break;
      default:
        t.tagName += String.fromCodePoint(Dp(e) ? jp(e) : e);
    }
  }
  _stateRcdataLessThanSign(e) {
    e === W.SOLIDUS
      ? (this.state = Z.RCDATA_END_TAG_OPEN)
      : (this._emitChars(`<`, -1), (this.state = Z.RCDATA), this._stateRcdata(e));
  }
  _stateRcdataEndTagOpen(e) {
    kp(e)
      ? ((this.state = Z.RCDATA_END_TAG_NAME), this._stateRcdataEndTagName(e))
      : (this._emitChars(`</`, -1), (this.state = Z.RCDATA), this._stateRcdata(e));
  }
  handleSpecialEndTag(e) {
    if (!this.preprocessor.startsWith(this.lastStartTagName, !1)) return !this._ensureHibernation();
    this._createEndTagToken();
    const t = this.currentToken;
    switch (((t.tagName = this.lastStartTagName), this.preprocessor.peek(this.lastStartTagName.length))) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        return (this._advanceBy(this.lastStartTagName.length), (this.state = Z.BEFORE_ATTRIBUTE_NAME), !1);
      case W.SOLIDUS:
        return (this._advanceBy(this.lastStartTagName.length), (this.state = Z.SELF_CLOSING_START_TAG), !1);
      case W.GREATER_THAN_SIGN:
        return (this._advanceBy(this.lastStartTagName.length), this.emitCurrentTagToken(), (this.state = Z.DATA), !1);
      default:
        return ((this.currentToken = null), !this._ensureHibernation());
    }
  }
  _stateRcdataEndTagName(e) {
    this.handleSpecialEndTag(e) && (this._emitChars(`</`, -1), (this.state = Z.RCDATA), this._stateRcdata(e));
  }
  _stateRawtextLessThanSign(e) {
    e === W.SOLIDUS
      ? (this.state = Z.RAWTEXT_END_TAG_OPEN)
      : (this._emitChars(`<`, -1), (this.state = Z.RAWTEXT), this._stateRawtext(e));
  }
  _stateRawtextEndTagOpen(e) {
    kp(e)
      ? ((this.state = Z.RAWTEXT_END_TAG_NAME), this._stateRawtextEndTagName(e))
      : (this._emitChars(`</`, -1), (this.state = Z.RAWTEXT), this._stateRawtext(e));
  }
  _stateRawtextEndTagName(e) {
    this.handleSpecialEndTag(e) && (this._emitChars(`</`, -1), (this.state = Z.RAWTEXT), this._stateRawtext(e));
  }
  _stateScriptDataLessThanSign(e) {
    switch (e) {
      case W.SOLIDUS:
        this.state = Z.SCRIPT_DATA_END_TAG_OPEN;
        break;
      case W.EXCLAMATION_MARK:
        (this.state = Z.SCRIPT_DATA_ESCAPE_START), this._emitChars(`<!`);
        break;
      default:
        this._emitChars(`<`, -1), (this.state = Z.SCRIPT_DATA), this._stateScriptData(e);
    }
  }
  _stateScriptDataEndTagOpen(e) {
    kp(e)
      ? ((this.state = Z.SCRIPT_DATA_END_TAG_NAME), this._stateScriptDataEndTagName(e))
      : (this._emitChars(`</`, -1), (this.state = Z.SCRIPT_DATA), this._stateScriptData(e));
  }
  _stateScriptDataEndTagName(e) {
    this.handleSpecialEndTag(e) && (this._emitChars(`</`, -1), (this.state = Z.SCRIPT_DATA), this._stateScriptData(e));
  }
  _stateScriptDataEscapeStart(e) {
    e === W.HYPHEN_MINUS
      ? ((this.state = Z.SCRIPT_DATA_ESCAPE_START_DASH), this._emitChars(`-`))
      : ((this.state = Z.SCRIPT_DATA), this._stateScriptData(e));
  }
  _stateScriptDataEscapeStartDash(e) {
    e === W.HYPHEN_MINUS
      ? ((this.state = Z.SCRIPT_DATA_ESCAPED_DASH_DASH), this._emitChars(`-`))
      : ((this.state = Z.SCRIPT_DATA), this._stateScriptData(e));
  }
  _stateScriptDataEscaped(e) {
    switch (e) {
      case W.HYPHEN_MINUS:
        (this.state = Z.SCRIPT_DATA_ESCAPED_DASH), this._emitChars(`-`);
        break;
      case W.LESS_THAN_SIGN:
        this.state = Z.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), this._emitChars(`�`);
        break;
      case W.EOF:
        this._err(G.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
        break;
      default:
        this._emitCodePoint(e);
    }
  }
  _stateScriptDataEscapedDash(e) {
    switch (e) {
      case W.HYPHEN_MINUS:
        (this.state = Z.SCRIPT_DATA_ESCAPED_DASH_DASH), this._emitChars(`-`);
        break;
      case W.LESS_THAN_SIGN:
        this.state = Z.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), (this.state = Z.SCRIPT_DATA_ESCAPED), this._emitChars(`�`);
        break;
      case W.EOF:
        this._err(G.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
        break;
      default:
        (this.state = Z.SCRIPT_DATA_ESCAPED), this._emitCodePoint(e);
    }
  }
  _stateScriptDataEscapedDashDash(e) {
    switch (e) {
      case W.HYPHEN_MINUS:
        this._emitChars(`-`);
        break;
      case W.LESS_THAN_SIGN:
        this.state = Z.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
        break;
      case W.GREATER_THAN_SIGN:
        (this.state = Z.SCRIPT_DATA), this._emitChars(`>`);
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), (this.state = Z.SCRIPT_DATA_ESCAPED), this._emitChars(`�`);
        break;
      case W.EOF:
        this._err(G.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
        break;
      default:
        (this.state = Z.SCRIPT_DATA_ESCAPED), this._emitCodePoint(e);
    }
  }
  _stateScriptDataEscapedLessThanSign(e) {
    e === W.SOLIDUS
      ? (this.state = Z.SCRIPT_DATA_ESCAPED_END_TAG_OPEN)
      : kp(e)
        ? (this._emitChars(`<`, -1),
          (this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPE_START),
          this._stateScriptDataDoubleEscapeStart(e))
        : (this._emitChars(`<`, -1), (this.state = Z.SCRIPT_DATA_ESCAPED), this._stateScriptDataEscaped(e));
  }
  _stateScriptDataEscapedEndTagOpen(e) {
    kp(e)
      ? ((this.state = Z.SCRIPT_DATA_ESCAPED_END_TAG_NAME), this._stateScriptDataEscapedEndTagName(e))
      : (this._emitChars(`</`, -1), (this.state = Z.SCRIPT_DATA_ESCAPED), this._stateScriptDataEscaped(e));
  }
  _stateScriptDataEscapedEndTagName(e) {
    this.handleSpecialEndTag(e) &&
      (this._emitChars(`</`, -1), (this.state = Z.SCRIPT_DATA_ESCAPED), this._stateScriptDataEscaped(e));
  }
  _stateScriptDataDoubleEscapeStart(e) {
    if (this.preprocessor.startsWith(jf.SCRIPT, !1) && Np(this.preprocessor.peek(jf.SCRIPT.length))) {
      this._emitCodePoint(e);
      for (let e = 0; e < jf.SCRIPT.length; e++) this._emitCodePoint(this._consume());
      this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPED;
    } else this._ensureHibernation() || ((this.state = Z.SCRIPT_DATA_ESCAPED), this._stateScriptDataEscaped(e));
  }
  _stateScriptDataDoubleEscaped(e) {
    switch (e) {
      case W.HYPHEN_MINUS:
        (this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPED_DASH), this._emitChars(`-`);
        break;
      case W.LESS_THAN_SIGN:
        (this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN), this._emitChars(`<`);
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), this._emitChars(`�`);
        break;
      case W.EOF:
        this._err(G.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
        break;
      default:
        this._emitCodePoint(e);
    }
  }
  _stateScriptDataDoubleEscapedDash(e) {
    switch (e) {
      case W.HYPHEN_MINUS:
        (this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH), this._emitChars(`-`);
        break;
      case W.LESS_THAN_SIGN:
        (this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN), this._emitChars(`<`);
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), (this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPED), this._emitChars(`�`);
        break;
      case W.EOF:
        this._err(G.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
        break;
      default:
        (this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPED), this._emitCodePoint(e);
    }
  }
  _stateScriptDataDoubleEscapedDashDash(e) {
    switch (e) {
      case W.HYPHEN_MINUS:
        this._emitChars(`-`);
        break;
      case W.LESS_THAN_SIGN:
        (this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN), this._emitChars(`<`);
        break;
      case W.GREATER_THAN_SIGN:
        (this.state = Z.SCRIPT_DATA), this._emitChars(`>`);
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), (this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPED), this._emitChars(`�`);
        break;
      case W.EOF:
        this._err(G.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
        break;
      default:
        (this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPED), this._emitCodePoint(e);
    }
  }
  _stateScriptDataDoubleEscapedLessThanSign(e) {
    e === W.SOLIDUS
      ? ((this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPE_END), this._emitChars(`/`))
      : ((this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPED), this._stateScriptDataDoubleEscaped(e));
  }
  _stateScriptDataDoubleEscapeEnd(e) {
    if (this.preprocessor.startsWith(jf.SCRIPT, !1) && Np(this.preprocessor.peek(jf.SCRIPT.length))) {
      this._emitCodePoint(e);
      for (let e = 0; e < jf.SCRIPT.length; e++) this._emitCodePoint(this._consume());
      this.state = Z.SCRIPT_DATA_ESCAPED;
    } else
      this._ensureHibernation() || ((this.state = Z.SCRIPT_DATA_DOUBLE_ESCAPED), this._stateScriptDataDoubleEscaped(e));
  }
  _stateBeforeAttributeName(e) {
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        break;
      case W.SOLIDUS:
      case W.GREATER_THAN_SIGN:
      case W.EOF:
        (this.state = Z.AFTER_ATTRIBUTE_NAME), this._stateAfterAttributeName(e);
        break;
      case W.EQUALS_SIGN:
        this._err(G.unexpectedEqualsSignBeforeAttributeName), this._createAttr(`=`), (this.state = Z.ATTRIBUTE_NAME);
        break;
      default:
        this._createAttr(``), (this.state = Z.ATTRIBUTE_NAME), this._stateAttributeName(e);
    }
  }
  _stateAttributeName(e) {
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
      case W.SOLIDUS:
      case W.GREATER_THAN_SIGN:
      case W.EOF:
        this._leaveAttrName(), (this.state = Z.AFTER_ATTRIBUTE_NAME), this._stateAfterAttributeName(e);
        break;
      case W.EQUALS_SIGN:
        this._leaveAttrName(), (this.state = Z.BEFORE_ATTRIBUTE_VALUE);
        break;
      case W.QUOTATION_MARK:
      case W.APOSTROPHE:
      case W.LESS_THAN_SIGN:
        this._err(G.unexpectedCharacterInAttributeName), (this.currentAttr.name += String.fromCodePoint(e));
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), (this.currentAttr.name += `�`);
        break;
      default:
        this.currentAttr.name += String.fromCodePoint(Dp(e) ? jp(e) : e);
    }
  }
  _stateAfterAttributeName(e) {
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        break;
      case W.SOLIDUS:
        this.state = Z.SELF_CLOSING_START_TAG;
        break;
      case W.EQUALS_SIGN:
        this.state = Z.BEFORE_ATTRIBUTE_VALUE;
        break;
      case W.GREATER_THAN_SIGN:
        (this.state = Z.DATA), this.emitCurrentTagToken();
        break;
      case W.EOF:
        this._err(G.eofInTag), this._emitEOFToken();
        break;
      default:
        this._createAttr(``), (this.state = Z.ATTRIBUTE_NAME), this._stateAttributeName(e);
    }
  }
  _stateBeforeAttributeValue(e) {
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        break;
      case W.QUOTATION_MARK:
        this.state = Z.ATTRIBUTE_VALUE_DOUBLE_QUOTED;
        break;
      case W.APOSTROPHE:
        this.state = Z.ATTRIBUTE_VALUE_SINGLE_QUOTED;
        break;
      case W.GREATER_THAN_SIGN:
        this._err(G.missingAttributeValue), (this.state = Z.DATA), this.emitCurrentTagToken();
        break;
      default:
        (this.state = Z.ATTRIBUTE_VALUE_UNQUOTED), this._stateAttributeValueUnquoted(e);
    }
  }
  _stateAttributeValueDoubleQuoted(e) {
    switch (e) {
      case W.QUOTATION_MARK:
        this.state = Z.AFTER_ATTRIBUTE_VALUE_QUOTED;
        break;
      case W.AMPERSAND:
        this._startCharacterReference();
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), this._extendRunWith(`�`, 0);
        break;
      case W.EOF:
        this._err(G.eofInTag), this._emitEOFToken();
        break;
      default:
        this._extendRun(e);
    }
  }
  _stateAttributeValueSingleQuoted(e) {
    switch (e) {
      case W.APOSTROPHE:
        this.state = Z.AFTER_ATTRIBUTE_VALUE_QUOTED;
        break;
      case W.AMPERSAND:
        this._startCharacterReference();
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), this._extendRunWith(`�`, 0);
        break;
      case W.EOF:
        this._err(G.eofInTag), this._emitEOFToken();
        break;
      default:
        this._extendRun(e);
    }
  }
  _stateAttributeValueUnquoted(e) {
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        this._leaveAttrValue(), (this.state = Z.BEFORE_ATTRIBUTE_NAME);
        break;
      case W.AMPERSAND:
        this._startCharacterReference();
        break;
      case W.GREATER_THAN_SIGN:
        this._leaveAttrValue(), (this.state = Z.DATA), this.emitCurrentTagToken();
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), this._extendRunWith(`�`, 0);
        break;
      case W.QUOTATION_MARK:
      case W.APOSTROPHE:
      case W.LESS_THAN_SIGN:
      case W.EQUALS_SIGN:
      case W.GRAVE_ACCENT:
        this._err(G.unexpectedCharacterInUnquotedAttributeValue), this._extendRun(e);
        break;
      case W.EOF:
        this._err(G.eofInTag), this._emitEOFToken();
        break;
      default:
        this._extendRun(e);
    }
  }
  _stateAfterAttributeValueQuoted(e) {
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        this._leaveAttrValue(), (this.state = Z.BEFORE_ATTRIBUTE_NAME);
        break;
      case W.SOLIDUS:
        this._leaveAttrValue(), (this.state = Z.SELF_CLOSING_START_TAG);
        break;
      case W.GREATER_THAN_SIGN:
        this._leaveAttrValue(), (this.state = Z.DATA), this.emitCurrentTagToken();
        break;
      case W.EOF:
        this._err(G.eofInTag), this._emitEOFToken();
        break;
      default:
        this._err(G.missingWhitespaceBetweenAttributes),
          this._leaveAttrValue(),
          (this.state = Z.BEFORE_ATTRIBUTE_NAME),
          this._stateBeforeAttributeName(e);
    }
  }
  _stateSelfClosingStartTag(e) {
    switch (e) {
      case W.GREATER_THAN_SIGN: {
        const e = this.currentToken;
        (e.selfClosing = !0), (this.state = Z.DATA), this.emitCurrentTagToken();
        break;
      }
      case W.EOF:
        this._err(G.eofInTag), this._emitEOFToken();
        break;
      default:
        this._err(G.unexpectedSolidusInTag), (this.state = Z.BEFORE_ATTRIBUTE_NAME), this._stateBeforeAttributeName(e);
    }
  }
  _stateBogusComment(e) {
    const t = this.currentToken;
    switch (e) {
      case W.GREATER_THAN_SIGN:
        (this.state = Z.DATA), this.emitCurrentComment(t);
        break;
      case W.EOF:
        this.emitCurrentComment(t), this._emitEOFToken();
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), this._extendRunWith(`�`, 0);
        break;
      default:
        this._extendRun(e);
    }
  }
  _stateMarkupDeclarationOpen(e) {
    this._consumeSequenceIfMatch(jf.DASH_DASH, !0)
      ? (this._createCommentToken(jf.DASH_DASH.length + 1), (this.state = Z.COMMENT_START))
      : this._consumeSequenceIfMatch(jf.DOCTYPE, !1)
        ? ((this.currentLocation = this.getCurrentLocation(jf.DOCTYPE.length + 1)), (this.state = Z.DOCTYPE))
        : this._consumeSequenceIfMatch(jf.CDATA_START, !0)
          ? this.inForeignNode
            ? (this.state = Z.CDATA_SECTION)
            : (this._err(G.cdataInHtmlContent),
              this._createCommentToken(jf.CDATA_START.length + 1),
              (this.currentToken.data = `[CDATA[`),
              (this.state = Z.BOGUS_COMMENT))
          : this._ensureHibernation() ||
            (this._err(G.incorrectlyOpenedComment),
            this._createCommentToken(2),
            (this.state = Z.BOGUS_COMMENT),
            this._stateBogusComment(e));
  }
  _stateCommentStart(e) {
    switch (e) {
      case W.HYPHEN_MINUS:
        this.state = Z.COMMENT_START_DASH;
        break;
      case W.GREATER_THAN_SIGN: {
        this._err(G.abruptClosingOfEmptyComment), (this.state = Z.DATA);
        const e = this.currentToken;
        this.emitCurrentComment(e);
        break;
      }
      default:
        (this.state = Z.COMMENT), this._stateComment(e);
    }
  }
  _stateCommentStartDash(e) {
    const t = this.currentToken;
    switch (e) {
      case W.HYPHEN_MINUS:
        this.state = Z.COMMENT_END;
        break;
      case W.GREATER_THAN_SIGN:
        this._err(G.abruptClosingOfEmptyComment), (this.state = Z.DATA), this.emitCurrentComment(t);
        break;
      case W.EOF:
        this._err(G.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
        break;
      default:
        this._extendRunWith(`-`, -1), (this.state = Z.COMMENT), this._stateComment(e);
    }
  }
  _stateComment(e) {
    const t = this.currentToken;
    switch (e) {
      case W.HYPHEN_MINUS:
        this.state = Z.COMMENT_END_DASH;
        break;
      case W.LESS_THAN_SIGN:
        this._extendRunWith(`<`, 0), (this.state = Z.COMMENT_LESS_THAN_SIGN);
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), this._extendRunWith(`�`, 0);
        break;
      case W.EOF:
        this._err(G.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
        break;
      default:
        this._extendRun(e);
    }
  }
  _stateCommentLessThanSign(e) {
    switch (e) {
      case W.EXCLAMATION_MARK:
        this._extendRunWith(`!`, 0), (this.state = Z.COMMENT_LESS_THAN_SIGN_BANG);
        break;
      case W.LESS_THAN_SIGN:
        this._extendRunWith(`<`, 0);
        break;
      default:
        (this.state = Z.COMMENT), this._stateComment(e);
    }
  }
  _stateCommentLessThanSignBang(e) {
    e === W.HYPHEN_MINUS
      ? (this.state = Z.COMMENT_LESS_THAN_SIGN_BANG_DASH)
      : ((this.state = Z.COMMENT), this._stateComment(e));
  }
  _stateCommentLessThanSignBangDash(e) {
    e === W.HYPHEN_MINUS
      ? (this.state = Z.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH)
      : ((this.state = Z.COMMENT_END_DASH), this._stateCommentEndDash(e));
  }
  _stateCommentLessThanSignBangDashDash(e) {
    e !== W.GREATER_THAN_SIGN && e !== W.EOF && this._err(G.nestedComment),
      (this.state = Z.COMMENT_END),
      this._stateCommentEnd(e);
  }
  _stateCommentEndDash(e) {
    const t = this.currentToken;
    switch (e) {
      case W.HYPHEN_MINUS:
        this.state = Z.COMMENT_END;
        break;
      case W.EOF:
        this._err(G.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
        break;
      default:
        this._extendRunWith(`-`, -1), (this.state = Z.COMMENT), this._stateComment(e);
    }
  }
  _stateCommentEnd(e) {
    const t = this.currentToken;
    switch (e) {
      case W.GREATER_THAN_SIGN:
        (this.state = Z.DATA), this.emitCurrentComment(t);
        break;
      case W.EXCLAMATION_MARK:
        this.state = Z.COMMENT_END_BANG;
        break;
      case W.HYPHEN_MINUS:
        this._extendRunWith(`-`, -2);
        break;
      case W.EOF:
        this._err(G.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
        break;
      default:
        this._extendRunWith(`--`, -1), (this.state = Z.COMMENT), this._stateComment(e);
    }
  }
  _stateCommentEndBang(e) {
    const t = this.currentToken;
    switch (e) {
      case W.HYPHEN_MINUS:
        this._extendRunWith(`--!`, -1), (this.state = Z.COMMENT_END_DASH);
        break;
      case W.GREATER_THAN_SIGN:
        this._err(G.incorrectlyClosedComment), (this.state = Z.DATA), this.emitCurrentComment(t);
        break;
      case W.EOF:
        this._err(G.eofInComment), this.emitCurrentComment(t), this._emitEOFToken();
        break;
      default:
        this._extendRunWith(`--!`, -1), (this.state = Z.COMMENT), this._stateComment(e);
    }
  }
  _stateDoctype(e) {
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        this.state = Z.BEFORE_DOCTYPE_NAME;
        break;
      case W.GREATER_THAN_SIGN:
        (this.state = Z.BEFORE_DOCTYPE_NAME), this._stateBeforeDoctypeName(e);
        break;
      case W.EOF: {
        this._err(G.eofInDoctype), this._createDoctypeToken(null);
        const e = this.currentToken;
        (e.forceQuirks = !0), this.emitCurrentDoctype(e), this._emitEOFToken();
        break;
      }
      default:
        this._err(G.missingWhitespaceBeforeDoctypeName),
          (this.state = Z.BEFORE_DOCTYPE_NAME),
          this._stateBeforeDoctypeName(e);
    }
  }
  _stateBeforeDoctypeName(e) {
    if (Dp(e)) this._createDoctypeToken(String.fromCharCode(jp(e))), (this.state = Z.DOCTYPE_NAME);
    else
      switch (e) {
        case W.SPACE:
        case W.LINE_FEED:
        case W.TABULATION:
        case W.FORM_FEED:
          break;
        case W.NULL:
          this._err(G.unexpectedNullCharacter), this._createDoctypeToken(`�`), (this.state = Z.DOCTYPE_NAME);
          break;
        case W.GREATER_THAN_SIGN: {
          this._err(G.missingDoctypeName), this._createDoctypeToken(null);
          const e = this.currentToken;
          (e.forceQuirks = !0), this.emitCurrentDoctype(e), (this.state = Z.DATA);
          break;
        }
        case W.EOF: {
          this._err(G.eofInDoctype), this._createDoctypeToken(null);
          const e = this.currentToken;
          (e.forceQuirks = !0), this.emitCurrentDoctype(e), this._emitEOFToken();
          break;
        }
        default:
          this._createDoctypeToken(String.fromCodePoint(e)), (this.state = Z.DOCTYPE_NAME);
      }
  }
  _stateDoctypeName(e) {
    const t = this.currentToken;
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        this.state = Z.AFTER_DOCTYPE_NAME;
        break;
      case W.GREATER_THAN_SIGN:
        (this.state = Z.DATA), this.emitCurrentDoctype(t);
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), (t.name += `�`);
        break;
      case W.EOF:
        this._err(G.eofInDoctype), (t.forceQuirks = !0), this.emitCurrentDoctype(t), this._emitEOFToken();
        break;
      default:
        t.name += String.fromCodePoint(Dp(e) ? jp(e) : e);
    }
  }
  _stateAfterDoctypeName(e) {
    const t = this.currentToken;
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        break;
      case W.GREATER_THAN_SIGN:
        (this.state = Z.DATA), this.emitCurrentDoctype(t);
        break;
      case W.EOF:
        this._err(G.eofInDoctype), (t.forceQuirks = !0), this.emitCurrentDoctype(t), this._emitEOFToken();
        break;
      default:
        this._consumeSequenceIfMatch(jf.PUBLIC, !1)
          ? (this.state = Z.AFTER_DOCTYPE_PUBLIC_KEYWORD)
          : this._consumeSequenceIfMatch(jf.SYSTEM, !1)
            ? (this.state = Z.AFTER_DOCTYPE_SYSTEM_KEYWORD)
            : this._ensureHibernation() ||
              (this._err(G.invalidCharacterSequenceAfterDoctypeName),
              (t.forceQuirks = !0),
              (this.state = Z.BOGUS_DOCTYPE),
              this._stateBogusDoctype(e));
    }
  }
  _stateAfterDoctypePublicKeyword(e) {
    const t = this.currentToken;
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        this.state = Z.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;
        break;
      case W.QUOTATION_MARK:
        this._err(G.missingWhitespaceAfterDoctypePublicKeyword),
          (t.publicId = ``),
          (this.state = Z.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED);
        break;
      case W.APOSTROPHE:
        this._err(G.missingWhitespaceAfterDoctypePublicKeyword),
          (t.publicId = ``),
          (this.state = Z.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED);
        break;
      case W.GREATER_THAN_SIGN:
        this._err(G.missingDoctypePublicIdentifier),
          (t.forceQuirks = !0),
          (this.state = Z.DATA),
          this.emitCurrentDoctype(t);
        break;
      case W.EOF:
        this._err(G.eofInDoctype), (t.forceQuirks = !0), this.emitCurrentDoctype(t), this._emitEOFToken();
        break;
      default:
        this._err(G.missingQuoteBeforeDoctypePublicIdentifier),
          (t.forceQuirks = !0),
          (this.state = Z.BOGUS_DOCTYPE),
          this._stateBogusDoctype(e);
    }
  }
  _stateBeforeDoctypePublicIdentifier(e) {
    const t = this.currentToken;
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        break;
      case W.QUOTATION_MARK:
        (t.publicId = ``), (this.state = Z.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED);
        break;
      case W.APOSTROPHE:
        (t.publicId = ``), (this.state = Z.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED);
        break;
      case W.GREATER_THAN_SIGN:
        this._err(G.missingDoctypePublicIdentifier),
          (t.forceQuirks = !0),
          (this.state = Z.DATA),
          this.emitCurrentDoctype(t);
        break;
      case W.EOF:
        this._err(G.eofInDoctype), (t.forceQuirks = !0), this.emitCurrentDoctype(t), this._emitEOFToken();
        break;
      default:
        this._err(G.missingQuoteBeforeDoctypePublicIdentifier),
          (t.forceQuirks = !0),
          (this.state = Z.BOGUS_DOCTYPE),
          this._stateBogusDoctype(e);
    }
  }
  _stateDoctypePublicIdentifierDoubleQuoted(e) {
    const t = this.currentToken;
    switch (e) {
      case W.QUOTATION_MARK:
        this.state = Z.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), (t.publicId += `�`);
        break;
      case W.GREATER_THAN_SIGN:
        this._err(G.abruptDoctypePublicIdentifier),
          (t.forceQuirks = !0),
          this.emitCurrentDoctype(t),
          (this.state = Z.DATA);
        break;
      case W.EOF:
        this._err(G.eofInDoctype), (t.forceQuirks = !0), this.emitCurrentDoctype(t), this._emitEOFToken();
        break;
      default:
        t.publicId += String.fromCodePoint(e);
    }
  }
  _stateDoctypePublicIdentifierSingleQuoted(e) {
    const t = this.currentToken;
    switch (e) {
      case W.APOSTROPHE:
        this.state = Z.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), (t.publicId += `�`);
        break;
      case W.GREATER_THAN_SIGN:
        this._err(G.abruptDoctypePublicIdentifier),
          (t.forceQuirks = !0),
          this.emitCurrentDoctype(t),
          (this.state = Z.DATA);
        break;
      case W.EOF:
        this._err(G.eofInDoctype), (t.forceQuirks = !0), this.emitCurrentDoctype(t), this._emitEOFToken();
        break;
      default:
        t.publicId += String.fromCodePoint(e);
    }
  }
  _stateAfterDoctypePublicIdentifier(e) {
    const t = this.currentToken;
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        this.state = Z.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
        break;
      case W.GREATER_THAN_SIGN:
        (this.state = Z.DATA), this.emitCurrentDoctype(t);
        break;
      case W.QUOTATION_MARK:
        this._err(G.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers),
          (t.systemId = ``),
          (this.state = Z.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED);
        break;
      case W.APOSTROPHE:
        this._err(G.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers),
          (t.systemId = ``),
          (this.state = Z.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED);
        break;
      case W.EOF:
        this._err(G.eofInDoctype), (t.forceQuirks = !0), this.emitCurrentDoctype(t), this._emitEOFToken();
        break;
      default:
        this._err(G.missingQuoteBeforeDoctypeSystemIdentifier),
          (t.forceQuirks = !0),
          (this.state = Z.BOGUS_DOCTYPE),
          this._stateBogusDoctype(e);
    }
  }
  _stateBetweenDoctypePublicAndSystemIdentifiers(e) {
    const t = this.currentToken;
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        break;
      case W.GREATER_THAN_SIGN:
        this.emitCurrentDoctype(t), (this.state = Z.DATA);
        break;
      case W.QUOTATION_MARK:
        (t.systemId = ``), (this.state = Z.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED);
        break;
      case W.APOSTROPHE:
        (t.systemId = ``), (this.state = Z.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED);
        break;
      case W.EOF:
        this._err(G.eofInDoctype), (t.forceQuirks = !0), this.emitCurrentDoctype(t), this._emitEOFToken();
        break;
      default:
        this._err(G.missingQuoteBeforeDoctypeSystemIdentifier),
          (t.forceQuirks = !0),
          (this.state = Z.BOGUS_DOCTYPE),
          this._stateBogusDoctype(e);
    }
  }
  _stateAfterDoctypeSystemKeyword(e) {
    const t = this.currentToken;
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        this.state = Z.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;
        break;
      case W.QUOTATION_MARK:
        this._err(G.missingWhitespaceAfterDoctypeSystemKeyword),
          (t.systemId = ``),
          (this.state = Z.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED);
        break;
      case W.APOSTROPHE:
        this._err(G.missingWhitespaceAfterDoctypeSystemKeyword),
          (t.systemId = ``),
          (this.state = Z.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED);
        break;
      case W.GREATER_THAN_SIGN:
        this._err(G.missingDoctypeSystemIdentifier),
          (t.forceQuirks = !0),
          (this.state = Z.DATA),
          this.emitCurrentDoctype(t);
        break;
      case W.EOF:
        this._err(G.eofInDoctype), (t.forceQuirks = !0), this.emitCurrentDoctype(t), this._emitEOFToken();
        break;
      default:
        this._err(G.missingQuoteBeforeDoctypeSystemIdentifier),
          (t.forceQuirks = !0),
          (this.state = Z.BOGUS_DOCTYPE),
          this._stateBogusDoctype(e);
    }
  }
  _stateBeforeDoctypeSystemIdentifier(e) {
    const t = this.currentToken;
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        break;
      case W.QUOTATION_MARK:
        (t.systemId = ``), (this.state = Z.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED);
        break;
      case W.APOSTROPHE:
        (t.systemId = ``), (this.state = Z.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED);
        break;
      case W.GREATER_THAN_SIGN:
        this._err(G.missingDoctypeSystemIdentifier),
          (t.forceQuirks = !0),
          (this.state = Z.DATA),
          this.emitCurrentDoctype(t);
        break;
      case W.EOF:
        this._err(G.eofInDoctype), (t.forceQuirks = !0), this.emitCurrentDoctype(t), this._emitEOFToken();
        break;
      default:
        this._err(G.missingQuoteBeforeDoctypeSystemIdentifier),
          (t.forceQuirks = !0),
          (this.state = Z.BOGUS_DOCTYPE),
          this._stateBogusDoctype(e);
    }
  }
  _stateDoctypeSystemIdentifierDoubleQuoted(e) {
    const t = this.currentToken;
    switch (e) {
      case W.QUOTATION_MARK:
        this.state = Z.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), (t.systemId += `�`);
        break;
      case W.GREATER_THAN_SIGN:
        this._err(G.abruptDoctypeSystemIdentifier),
          (t.forceQuirks = !0),
          this.emitCurrentDoctype(t),
          (this.state = Z.DATA);
        break;
      case W.EOF:
        this._err(G.eofInDoctype), (t.forceQuirks = !0), this.emitCurrentDoctype(t), this._emitEOFToken();
        break;
      default:
        t.systemId += String.fromCodePoint(e);
    }
  }
  _stateDoctypeSystemIdentifierSingleQuoted(e) {
    const t = this.currentToken;
    switch (e) {
      case W.APOSTROPHE:
        this.state = Z.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter), (t.systemId += `�`);
        break;
      case W.GREATER_THAN_SIGN:
        this._err(G.abruptDoctypeSystemIdentifier),
          (t.forceQuirks = !0),
          this.emitCurrentDoctype(t),
          (this.state = Z.DATA);
        break;
      case W.EOF:
        this._err(G.eofInDoctype), (t.forceQuirks = !0), this.emitCurrentDoctype(t), this._emitEOFToken();
        break;
      default:
        t.systemId += String.fromCodePoint(e);
    }
  }
  _stateAfterDoctypeSystemIdentifier(e) {
    const t = this.currentToken;
    switch (e) {
      case W.SPACE:
      case W.LINE_FEED:
      case W.TABULATION:
      case W.FORM_FEED:
        break;
      case W.GREATER_THAN_SIGN:
        this.emitCurrentDoctype(t), (this.state = Z.DATA);
        break;
      case W.EOF:
        this._err(G.eofInDoctype), (t.forceQuirks = !0), this.emitCurrentDoctype(t), this._emitEOFToken();
        break;
      default:
        this._err(G.unexpectedCharacterAfterDoctypeSystemIdentifier),
          (this.state = Z.BOGUS_DOCTYPE),
          this._stateBogusDoctype(e);
    }
  }
  _stateBogusDoctype(e) {
    const t = this.currentToken;
    switch (e) {
      case W.GREATER_THAN_SIGN:
        this.emitCurrentDoctype(t), (this.state = Z.DATA);
        break;
      case W.NULL:
        this._err(G.unexpectedNullCharacter);
        break;
      case W.EOF:
        this.emitCurrentDoctype(t), this._emitEOFToken();
    }
  }
  _stateCdataSection(e) {
    switch (e) {
      case W.RIGHT_SQUARE_BRACKET:
        this.state = Z.CDATA_SECTION_BRACKET;
        break;
      case W.EOF:
        this._err(G.eofInCdata), this._emitEOFToken();
        break;
      default:
        this._emitCodePoint(e);
    }
  }
  _stateCdataSectionBracket(e) {
    e === W.RIGHT_SQUARE_BRACKET
      ? (this.state = Z.CDATA_SECTION_END)
      : (this._emitChars(`]`, -1), (this.state = Z.CDATA_SECTION), this._stateCdataSection(e));
  }
  _stateCdataSectionEnd(e) {
    switch (e) {
      case W.GREATER_THAN_SIGN:
        this.state = Z.DATA;
        break;
      case W.RIGHT_SQUARE_BRACKET:
        this._emitChars(`]`, -2);
        break;
      default:
        this._emitChars(`]]`, -1), (this.state = Z.CDATA_SECTION), this._stateCdataSection(e);
    }
  }
  _stateCharacterReference() {
    let e = this.entityDecoder.write(this.preprocessor.html, this.preprocessor.pos);
    if (e < 0) {
      if (this.preprocessor.lastChunkWritten) e = this.entityDecoder.end();
      else {
        (this.active = !1),
          (this.preprocessor.pos = this.preprocessor.html.length - 1),
          (this.consumedAfterSnapshot = 0),
          (this.preprocessor.endOfChunkHit = !0);
        return;
      }
    }
    e === 0
      ? ((this.preprocessor.pos = this.entityStartPos),
        this._flushCodePointConsumedAsCharacterReference(W.AMPERSAND),
        (this.state =
          !this._isCharacterReferenceInAttribute() && Ap(this.preprocessor.peek(1))
            ? Z.AMBIGUOUS_AMPERSAND
            : this.returnState))
      : (this.state = this.returnState);
  }
  _stateAmbiguousAmpersand(e) {
    Ap(e)
      ? this._flushCodePointConsumedAsCharacterReference(e)
      : (e === W.SEMICOLON && this._err(G.unknownNamedCharacterReference),
        (this.state = this.returnState),
        this._callState(e));
  }
};
const Ip = /* @__PURE__ */ new Set([Y.DD, Y.DT, Y.LI, Y.OPTGROUP, Y.OPTION, Y.P, Y.RB, Y.RP, Y.RT, Y.RTC]),
  Lp = /* @__PURE__ */ new Set([...Ip, Y.CAPTION, Y.COLGROUP, Y.TBODY, Y.TD, Y.TFOOT, Y.TH, Y.THEAD, Y.TR]),
  Rp = [Y.H1, Y.H2, Y.H3, Y.H4, Y.H5, Y.H6],
  zp = [Y.TBODY, Y.TFOOT, Y.THEAD],
  Bp = [Y.TR, Y.TEMPLATE, Y.HTML],
  Vp = [...zp, Y.TEMPLATE, Y.HTML],
  Hp = [Y.TABLE, Y.TEMPLATE, Y.HTML],
  Up = [Y.TD, Y.TH],
  Wp = /* @__PURE__ */ new Uint8Array(768);
for (const [e, t] of [
  [q.HTML, 0],
  [q.SVG, 256],
  [q.MATHML, 512],
])
  for (const n of Cp[e]) Wp[t + n] = e === q.HTML && (n === Y.ADDRESS || n === Y.DIV || n === Y.P) ? 1 : 3;
for (const e of [
  Y.APPLET,
  Y.CAPTION,
  Y.HTML,
  Y.MARQUEE,
  Y.OBJECT,
  Y.TABLE,
  Y.TD,
  Y.TEMPLATE,
  Y.TH,
  256 + Y.DESC,
  256 + Y.FOREIGN_OBJECT,
  256 + Y.TITLE,
  512 + Y.ANNOTATION_XML,
  512 + Y.MI,
  512 + Y.MN,
  512 + Y.MO,
  512 + Y.MS,
  512 + Y.MTEXT,
])
  Wp[e] |= 28;
(Wp[Y.OL] |= 8), (Wp[Y.UL] |= 8), (Wp[Y.BUTTON] |= 16), (Wp[Y.TABLE] |= 32), (Wp[Y.HTML] |= 32);
const Gp = /* @__PURE__ */ new Uint8Array(768);
for (const e of [Y.A, Y.B, Y.BIG, Y.CODE, Y.EM, Y.FONT, Y.I, Y.NOBR, Y.S, Y.SMALL, Y.STRIKE, Y.STRONG, Y.TT, Y.U])
  Gp[e] = 1;
function Kp(e, t) {
  if (t === Y.UNKNOWN) return -1;
  switch (e) {
    case q.HTML:
      return t;
    case q.SVG:
      return 256 + t;
    case q.MATHML:
      return 512 + t;
    default:
      return -1;
  }
}
var qp = class {
    get currentTmplContentOrNode() {
      return this._isInTemplate() ? this.treeAdapter.getTemplateContent(this.current) : this.current;
    }
    constructor(e, t, n) {
      (this.treeAdapter = t),
        (this.handler = n),
        (this.items = []),
        (this.tagIDs = []),
        (this.stackTop = -1),
        (this.depth = 0),
        (this.tmplCount = 0),
        (this.currentTagId = Y.UNKNOWN),
        (this.indexed = !1),
        (this.below = []),
        (this.above = []),
        (this.keys = []),
        (this.keyPrev = []),
        (this.keyNext = []),
        (this.keyTops = /* @__PURE__ */ new Int32Array()),
        (this.specials = []),
        (this.listItemBoundaries = []),
        (this.scopeBoundaries = []),
        (this.htmlSlots = []),
        (this.formattingSlots = /* @__PURE__ */ new Map()),
        (this.current = e);
    }
    _indexOf(e) {
      if (this.indexed) {
        const t = this.formattingSlots.get(e);
        if (t !== void 0) return t;
        if (Gp[Sp(this.treeAdapter.getTagName(e))]) return -1;
      }
      return this.items.lastIndexOf(e, this.stackTop);
    }
    slotBelow(e) {
      return this.indexed ? this.below[e] : e - 1;
    }
    slotAbove(e) {
      return this.indexed ? this.above[e] : e === this.stackTop ? -1 : e + 1;
    }
    _isInTemplate() {
      return this.currentTagId === Y.TEMPLATE && this.treeAdapter.getNamespaceURI(this.current) === q.HTML;
    }
    _updateCurrentElement() {
      (this.current = this.items[this.stackTop]), (this.currentTagId = this.tagIDs[this.stackTop]);
    }
    _nameKey(e, t, n) {
      let r = `${e} ${t}`,
        i = this.nameKeys?.get(r);
      if (
        i === void 0 &&
        n &&
        ((this.nameKeys ??= /* @__PURE__ */ new Map()),
        (i = 768 + this.nameKeys.size),
        this.nameKeys.set(r, i),
        i === this.keyTops.length)
      ) {
        const e = new Int32Array(2 * i).fill(-1);
        e.set(this.keyTops), (this.keyTops = e);
      }
      return i ?? -1;
    }
    _indexAll() {
      (this.indexed = !0), (this.keyTops = /* @__PURE__ */ new Int32Array(768).fill(-1));
      for (let e = 0; e <= this.stackTop; e++) this._index(e, e - 1);
    }
    _index(e, t) {
      let n = this.items[e],
        r = this.tagIDs[e],
        i = this.treeAdapter.getNamespaceURI(n),
        a = Kp(i, r);
      a === -1 && (a = this._nameKey(i, this.treeAdapter.getTagName(n), !0));
      const o = this.keyTops[a];
      (this.keys[e] = a),
        (this.keyPrev[e] = o),
        (this.keyNext[e] = -1),
        o !== -1 && (this.keyNext[o] = e),
        (this.keyTops[a] = e),
        (this.above[e] = -1),
        this._link(e, t, i === q.HTML),
        Gp[r] && this.formattingSlots.set(n, e);
    }
    _link(e, t, n) {
      const r = this.keys[e],
        i = r < 768 ? Wp[r] : 0;
      (this.below[e] = t),
        t === -1
          ? ((this.specials[e] = i & 1),
            (this.listItemBoundaries[e] = (i & 2) >> 1),
            (this.scopeBoundaries[e] = (i & 4) >> 2),
            (this.htmlSlots[e] = n ? e : -1))
          : ((this.above[t] = e),
            (this.specials[e] = this.specials[t] + (i & 1)),
            (this.listItemBoundaries[e] = this.listItemBoundaries[t] + ((i & 2) >> 1)),
            (this.scopeBoundaries[e] = this.scopeBoundaries[t] + ((i & 4) >> 2)),
            (this.htmlSlots[e] = n ? e : this.htmlSlots[t]));
    }
    _unindex(e) {
      const t = this.keys[e],
        n = this.keyPrev[e],
        r = this.keyNext[e];
      n !== -1 && (this.keyNext[n] = r),
        r === -1 ? (this.keyTops[t] = n) : (this.keyPrev[r] = n),
        Gp[this.tagIDs[e]] && this.formattingSlots.delete(this.items[e]);
    }
    _move(e, t) {
      const n = this.items[e],
        r = this.keys[e],
        i = this.keyPrev[e],
        a = this.keyNext[e];
      (this.items[t] = n),
        (this.tagIDs[t] = this.tagIDs[e]),
        (this.keys[t] = r),
        (this.keyPrev[t] = i),
        (this.keyNext[t] = a),
        i !== -1 && (this.keyNext[i] = t),
        a === -1 ? (this.keyTops[r] = t) : (this.keyPrev[a] = t),
        Gp[this.tagIDs[t]] && this.formattingSlots.set(n, t);
    }
    indexOfTopmost(e) {
      if (this.indexed) return this.keyTops[e];
      for (let t = this.stackTop; t >= 0; t--)
        if (this.tagIDs[t] === e && this.treeAdapter.getNamespaceURI(this.items[t]) === q.HTML) return t;
      return -1;
    }
    indexOfTopmostOf(e) {
      if (this.indexed) {
        let t = -1;
        for (const n of e) this.keyTops[n] > t && (t = this.keyTops[n]);
        return t;
      }
      for (let t = this.stackTop; t >= 0; t--)
        if (e.includes(this.tagIDs[t]) && this.treeAdapter.getNamespaceURI(this.items[t]) === q.HTML) return t;
      return -1;
    }
    indexOfTopmostByName(e, t) {
      if (this.indexed) {
        let n = Kp(e, Sp(t));
        return (n === -1 && (n = this._nameKey(e, t, !1)), n === -1 ? -1 : this.keyTops[n]);
      }
      for (let n = this.stackTop; n >= 0; n--) {
        const r = this.items[n];
        if (this.treeAdapter.getTagName(r) === t && this.treeAdapter.getNamespaceURI(r) === e) return n;
      }
      return -1;
    }
    indexOfTopmostHtmlElement() {
      if (this.indexed) return this.stackTop === -1 ? -1 : this.htmlSlots[this.stackTop];
      let e = this.stackTop;
      for (; e >= 0 && this.treeAdapter.getNamespaceURI(this.items[e]) !== q.HTML; ) e--;
      return e;
    }
    _hasAbove(e, t) {
      for (let n = this.stackTop; n > e; n--) {
        const e = Kp(this.treeAdapter.getNamespaceURI(this.items[n]), this.tagIDs[n]);
        if (e !== -1 && Wp[e] & t) return !0;
      }
      return !1;
    }
    hasSpecialElementAbove(e) {
      return this.indexed ? this.specials[this.stackTop] !== this.specials[e] : this._hasAbove(e, 1);
    }
    hasListItemBoundaryAbove(e) {
      return this.indexed
        ? this.listItemBoundaries[this.stackTop] !== this.listItemBoundaries[e]
        : this._hasAbove(e, 2);
    }
    push(e, t) {
      const n = this.stackTop;
      this.stackTop++,
        this.depth++,
        (this.items[this.stackTop] = e),
        (this.current = e),
        (this.tagIDs[this.stackTop] = t),
        (this.currentTagId = t),
        this.indexed ? this._index(this.stackTop, n) : this.depth === 64 && this._indexAll(),
        this._isInTemplate() && this.tmplCount++,
        this.handler.onItemPush(e, t, !0);
    }
    _popCurrent() {
      this.tmplCount > 0 && this._isInTemplate() && this.tmplCount--,
        this.indexed
          ? (this._unindex(this.stackTop),
            (this.stackTop = this.below[this.stackTop]),
            this.stackTop !== -1 && (this.above[this.stackTop] = -1))
          : this.stackTop--,
        this.depth--,
        this._updateCurrentElement();
    }
    pop() {
      const e = this.current;
      this._popCurrent(), this.handler.onItemPop(e, !0);
    }
    replace(e, t) {
      const n = this._indexOf(e);
      (this.items[n] = t),
        this.indexed && Gp[this.tagIDs[n]] && (this.formattingSlots.delete(e), this.formattingSlots.set(t, n)),
        n === this.stackTop && (this.current = t);
    }
    replaceFormattingElement(e, t, n, r) {
      const i = this.items[e];
      if (!this.indexed) {
        this.items.splice(e, 1),
          this.tagIDs.splice(e, 1),
          this.handler.onItemPop(i, !1),
          this.items.splice(t, 0, n),
          this.tagIDs.splice(t, 0, r),
          t === this.stackTop && this._updateCurrentElement(),
          this.current &&
            this.currentTagId !== void 0 &&
            this.handler.onItemPush(this.current, this.currentTagId, t === this.stackTop);
        return;
      }
      const a = this.keys[e],
        o = this.below[e],
        s = this.above[t],
        c = [];
      for (let n = this.above[e]; n !== t; n = this.above[n]) c.push(n);
      const l = this.keyNext[e];
      this._unindex(e), (this.items[e] = void 0), this.handler.onItemPop(i, !1);
      let u = t - 1;
      for (; c.length > 0 && c[c.length - 1] === u; ) c.pop(), u--;
      for (let e = u + 1; e <= t; e++) this._move(e, e - 1);
      const d = l === -1 ? this.keyTops[a] : this.keyPrev[l];
      (this.items[t] = n),
        (this.tagIDs[t] = r),
        (this.keys[t] = a),
        (this.keyPrev[t] = d),
        (this.keyNext[t] = l),
        d !== -1 && (this.keyNext[d] = t),
        l === -1 ? (this.keyTops[a] = t) : (this.keyPrev[l] = t),
        Gp[r] && this.formattingSlots.set(n, t);
      let f = o;
      for (const e of c) this._link(e, f, !0), (f = e);
      for (let e = u; e < t; e++) this._link(e, f, !0), (f = e);
      this._link(t, f, !0),
        s === -1 && this._updateCurrentElement(),
        this.current &&
          this.currentTagId !== void 0 &&
          this.handler.onItemPush(this.current, this.currentTagId, s === -1);
    }
    popUntilTagNamePopped(e) {
      this.shortenToLength(Math.max(this.indexOfTopmost(e), 0));
    }
    shortenToLength(e) {
      for (; this.stackTop >= e; ) {
        const t = this.current;
        this._popCurrent(), this.handler.onItemPop(t, this.stackTop < e);
      }
    }
    popUntilElementPopped(e) {
      const t = this._indexOf(e);
      this.shortenToLength(Math.max(t, 0));
    }
    popUntilNumberedHeaderPopped() {
      this.shortenToLength(Math.max(this.indexOfTopmostOf(Rp), 0));
    }
    popUntilTableCellPopped() {
      this.shortenToLength(Math.max(this.indexOfTopmostOf(Up), 0));
    }
    popAllUpToHtmlElement() {
      (this.tmplCount = 0), this.shortenToLength(1);
    }
    clearBackToTableContext() {
      this.shortenToLength(this.indexOfTopmostOf(Hp) + 1);
    }
    clearBackToTableBodyContext() {
      this.shortenToLength(this.indexOfTopmostOf(Vp) + 1);
    }
    clearBackToTableRowContext() {
      this.shortenToLength(this.indexOfTopmostOf(Bp) + 1);
    }
    remove(e) {
      const t = this._indexOf(e);
      t !== -1 && this.removeAt(t);
    }
    removeAt(e) {
      if (e === this.stackTop) {
        this.pop();
        return;
      }
      const t = this.items[e];
      if ((this.depth--, this.indexed)) {
        const t = this.keys[e] < 768 ? Wp[this.keys[e]] : 0,
          n = this.below[e],
          r = this.above[e];
        if ((this._unindex(e), (this.items[e] = void 0), (this.below[r] = n), n !== -1 && (this.above[n] = r), t !== 0))
          for (let e = r; e !== -1; e = this.above[e])
            (this.specials[e] -= t & 1),
              (this.listItemBoundaries[e] -= (t & 2) >> 1),
              (this.scopeBoundaries[e] -= (t & 4) >> 2);
        const i = n === -1 ? -1 : this.htmlSlots[n];
        for (let t = r; t !== -1 && this.htmlSlots[t] === e; t = this.above[t]) this.htmlSlots[t] = i;
      } else this.items.splice(e, 1), this.tagIDs.splice(e, 1), this.stackTop--, this._updateCurrentElement();
      this.handler.onItemPop(t, !1);
    }
    tryPeekProperlyNestedBodyElement() {
      return this.stackTop >= 1 && this.tagIDs[1] === Y.BODY ? this.items[1] : null;
    }
    contains(e) {
      return this._indexOf(e) > -1;
    }
    getCommonAncestor(e) {
      const t = this._indexOf(e),
        n = t === -1 ? -1 : this.slotBelow(t);
      return n === -1 ? null : this.items[n];
    }
    isRootHtmlElementCurrent() {
      return this.stackTop === 0 && this.tagIDs[0] === Y.HTML;
    }
    _isInScope(e, t) {
      let n = -1;
      switch (t) {
        case 8:
          n = Math.max(this.keyTops[Y.OL], this.keyTops[Y.UL]);
          break;
        case 16:
          n = this.keyTops[Y.BUTTON];
          break;
        case 32:
          return ((n = Math.max(this.keyTops[Y.TABLE], this.keyTops[Y.HTML])), e === -1 ? n === -1 : e >= n);
      }
      return e === -1
        ? n === -1 && (this.stackTop === -1 || this.scopeBoundaries[this.stackTop] === 0)
        : e >= n && this.scopeBoundaries[this.stackTop] === this.scopeBoundaries[e];
    }
    _scanScope(e, t, n, r) {
      for (let i = this.stackTop; i >= 0; i--) {
        const a = Kp(this.treeAdapter.getNamespaceURI(this.items[i]), this.tagIDs[i]);
        if (a !== -1) {
          if ((t ? t.includes(a) : a === e) && (!r || this.items[i] === r)) return !0;
          if (Wp[a] & n) return !1;
        }
      }
      return !0;
    }
    hasInScope(e, t) {
      return this.indexed ? this._isInScope(t ? this._indexOf(t) : this.keyTops[e], 4) : this._scanScope(e, null, 4, t);
    }
    hasInListItemScope(e) {
      return this.indexed ? this._isInScope(this.keyTops[e], 8) : this._scanScope(e, null, 8);
    }
    hasInButtonScope(e) {
      return this.indexed ? this._isInScope(this.keyTops[e], 16) : this._scanScope(e, null, 16);
    }
    hasNumberedHeaderInScope() {
      return this.indexed ? this._isInScope(this.indexOfTopmostOf(Rp), 4) : this._scanScope(Y.UNKNOWN, Rp, 4);
    }
    hasInTableScope(e) {
      return this.indexed ? this._isInScope(this.keyTops[e], 32) : this._scanScope(e, null, 32);
    }
    hasTableBodyContextInTableScope() {
      return this.indexed ? this._isInScope(this.indexOfTopmostOf(zp), 32) : this._scanScope(Y.UNKNOWN, zp, 32);
    }
    hasInSelectScope(e) {
      for (let t = this.stackTop; t >= 0; t = this.slotBelow(t))
        if (this.treeAdapter.getNamespaceURI(this.items[t]) === q.HTML)
          switch (this.tagIDs[t]) {
            case e:
              return !0;
            case Y.OPTION:
            case Y.OPTGROUP:
              break;
            default:
              return !1;
          }
      return !0;
    }
    generateImpliedEndTags() {
      for (
        ;
        this.currentTagId !== void 0 &&
        Ip.has(this.currentTagId) &&
        this.treeAdapter.getNamespaceURI(this.current) === q.HTML;
      )
        this.pop();
    }
    generateImpliedEndTagsThoroughly() {
      for (
        ;
        this.currentTagId !== void 0 &&
        Lp.has(this.currentTagId) &&
        this.treeAdapter.getNamespaceURI(this.current) === q.HTML;
      )
        this.pop();
    }
    generateImpliedEndTagsWithExclusion(e) {
      for (
        ;
        this.currentTagId !== void 0 &&
        this.currentTagId !== e &&
        Lp.has(this.currentTagId) &&
        this.treeAdapter.getNamespaceURI(this.current) === q.HTML;
      )
        this.pop();
    }
  },
  Jp;
((e) => {
  (e[(e.Marker = 0)] = `Marker`), (e[(e.Element = 1)] = `Element`);
})((Jp ||= {}));
var Yp = class {
  constructor() {
    (this.newest = null),
      (this.bookmark = null),
      (this.index = null),
      (this.elementEntries = /* @__PURE__ */ new Map());
  }
  _insertElementEntry(e, t, n) {
    const r = n === null ? null : n.newer,
      i = {
        type: Jp.Element,
        element: e,
        token: t,
        older: n,
        newer: r,
        ark: null,
        olderSameTag: null,
        newerSameTag: null,
      };
    return (
      r === null ? (this.newest = i) : (r.older = i),
      n !== null && (n.newer = i),
      this.index === null ? null : this._addToIndex(this.index, i)
    );
  }
  _addToIndex(e, t) {
    let { tagName: n, attrs: r } = t.token,
      i =
        n +
        r
          .map(({ name: e, value: t }) => `\0${e}\0${t}`)
          .sort()
          .join(``),
      a = e.arks.get(i);
    a === void 0 && ((a = { entries: [], key: i }), e.arks.set(i, a)),
      a.entries.push(t),
      (t.ark = a),
      this.elementEntries.set(t.element, t);
    let o = e.tagNames.get(n);
    return (
      o === void 0 && ((o = { olderSameTag: null }), e.tagNames.set(n, o)),
      (t.olderSameTag = o.olderSameTag),
      (t.newerSameTag = o),
      o.olderSameTag !== null && (o.olderSameTag.newerSameTag = t),
      (o.olderSameTag = t),
      a
    );
  }
  insertMarker() {
    if (this.index === null)
      for (let e = this.newest; e !== null && e.type === Jp.Element; e = e.older) this.elementEntries.set(e.element, e);
    const e = { type: Jp.Marker, older: this.newest, newer: null, outerIndex: this.index };
    this.newest !== null && (this.newest.newer = e), (this.newest = e), (this.index = null);
  }
  pushElement(e, t) {
    if (this.index === null) {
      let e = null,
        t = 0;
      for (let n = this.newest; n !== null && n.type === Jp.Element; n = n.older) (e = n), t++;
      if (t >= 3) {
        this.index = { arks: /* @__PURE__ */ new Map(), tagNames: /* @__PURE__ */ new Map() };
        for (let t = e; t !== null && t.type === Jp.Element; t = t.newer) this._addToIndex(this.index, t);
      }
    }
    const n = this._insertElementEntry(e, t, this.newest);
    n !== null && n.entries.length > 3 && this.removeEntry(n.entries[0]);
  }
  insertElementAfterBookmark(e, t) {
    const { bookmark: n } = this;
    (this.bookmark = null), this._insertElementEntry(e, t, n);
  }
  removeEntry(e) {
    var t;
    if (!(e.newer === null ? this.newest !== e : e.newer.older !== e)) {
      if (
        (this.elementEntries.delete(e.element),
        e.newer === null ? (this.newest = e.older) : (e.newer.older = e.older),
        e.older !== null && (e.older.newer = e.newer),
        e.ark !== null)
      ) {
        const { entries: n, key: r } = e.ark;
        n.splice(n.indexOf(e), 1), n.length === 0 && ((t = this.index) == null || t.arks.delete(r));
      }
      e.newerSameTag !== null &&
        ((e.newerSameTag.olderSameTag = e.olderSameTag),
        e.olderSameTag !== null && (e.olderSameTag.newerSameTag = e.newerSameTag));
    }
  }
  replaceElement(e, t) {
    this.elementEntries.delete(e.element) && this.elementEntries.set(t, e), (e.element = t);
  }
  clearToLastMarker() {
    let e = this.newest;
    for (; e !== null && e.type === Jp.Element; e = e.older) this.elementEntries.delete(e.element);
    (this.newest = e === null ? null : e.older),
      (this.index = e === null ? null : e.outerIndex),
      this.newest !== null && (this.newest.newer = null);
  }
  getElementEntryInScopeWithTagName(e) {
    if (this.index !== null) return this.index.tagNames.get(e)?.olderSameTag ?? null;
    for (let t = this.newest; t !== null && t.type === Jp.Element; t = t.older) if (t.token.tagName === e) return t;
    return null;
  }
  getElementEntry(e) {
    if (this.index === null) {
      for (let t = this.newest; t !== null && t.type === Jp.Element; t = t.older) if (t.element === e) return t;
    }
    return this.elementEntries.get(e);
  }
};
const Xp = /* @__PURE__ */ new WeakMap(),
  Zp = {
    createDocument() {
      return { nodeName: `#document`, mode: bp.NO_QUIRKS, childNodes: [] };
    },
    createDocumentFragment() {
      return { nodeName: `#document-fragment`, childNodes: [] };
    },
    createElement(e, t, n) {
      return { nodeName: e, tagName: e, attrs: n, namespaceURI: t, childNodes: [], parentNode: null };
    },
    createCommentNode(e) {
      return { nodeName: `#comment`, data: e, parentNode: null };
    },
    createTextNode(e) {
      return { nodeName: `#text`, value: e, parentNode: null };
    },
    appendChild(e, t) {
      e.childNodes.push(t), (t.parentNode = e);
    },
    insertBefore(e, t, n) {
      const { childNodes: r } = e,
        i = r[r.length - 1] === n ? r.length - 1 : r.indexOf(n);
      r.splice(i, 0, t), (t.parentNode = e);
    },
    setTemplateContent(e, t) {
      e.content = t;
    },
    getTemplateContent(e) {
      return e.content;
    },
    setDocumentType(e, t, n, r) {
      const i = e.childNodes.find((e) => e.nodeName === `#documentType`);
      if (i) (i.name = t), (i.publicId = n), (i.systemId = r);
      else {
        const i = { nodeName: `#documentType`, name: t, publicId: n, systemId: r, parentNode: null };
        Zp.appendChild(e, i);
      }
    },
    setDocumentMode(e, t) {
      e.mode = t;
    },
    getDocumentMode(e) {
      return e.mode;
    },
    detachNode(e) {
      if (e.parentNode) {
        const { childNodes: t } = e.parentNode,
          n = t[t.length - 1] === e ? t.length - 1 : t.indexOf(e);
        t.splice(n, 1), (e.parentNode = null);
      }
    },
    insertText(e, t) {
      if (e.childNodes.length > 0) {
        const n = e.childNodes[e.childNodes.length - 1];
        if (Zp.isTextNode(n)) {
          n.value += t;
          return;
        }
      }
      Zp.appendChild(e, Zp.createTextNode(t));
    },
    insertTextBefore(e, t, n) {
      const { childNodes: r } = e,
        i = r[(r[r.length - 1] === n ? r.length - 1 : r.indexOf(n)) - 1];
      i && Zp.isTextNode(i) ? (i.value += t) : Zp.insertBefore(e, Zp.createTextNode(t), n);
    },
    adoptAttributes(e, t) {
      if (t.length === 0 || t === e.attrs) return;
      const n = Xp.get(e.attrs),
        r =
          n?.size === e.attrs.length &&
          t.every(({ name: t }) => {
            const r = n.get(t);
            return r === void 0 || e.attrs[r]?.name === t;
          }),
        i = r ? n : /* @__PURE__ */ new Map();
      if (!r) {
        for (let t = 0; t < e.attrs.length; t++) {
          const n = e.attrs[t];
          n !== void 0 && i.set(n.name, t);
        }
        Xp.set(e.attrs, i);
      }
      const a = e.attrs.length;
      for (let n = 0; n < t.length; n++) i.has(t[n].name) || e.attrs.push(t[n]);
      for (let t = a; t < e.attrs.length; t++) i.set(e.attrs[t].name, t);
      i.size !== e.attrs.length && Xp.delete(e.attrs);
    },
    getFirstChild(e) {
      return e.childNodes[0];
    },
    getChildNodes(e) {
      return e.childNodes;
    },
    getParentNode(e) {
      return e.parentNode;
    },
    getAttrList(e) {
      return e.attrs;
    },
    getTagName(e) {
      return e.tagName;
    },
    getNamespaceURI(e) {
      return e.namespaceURI;
    },
    getTextNodeContent(e) {
      return e.value;
    },
    getCommentNodeContent(e) {
      return e.data;
    },
    getDocumentTypeNodeName(e) {
      return e.name;
    },
    getDocumentTypeNodePublicId(e) {
      return e.publicId;
    },
    getDocumentTypeNodeSystemId(e) {
      return e.systemId;
    },
    isTextNode(e) {
      return e.nodeName === `#text`;
    },
    isCommentNode(e) {
      return e.nodeName === `#comment`;
    },
    isDocumentTypeNode(e) {
      return e.nodeName === `#documentType`;
    },
    isElementNode(e) {
      return Object.hasOwn(e, `tagName`);
    },
    setNodeSourceCodeLocation(e, t) {
      e.sourceCodeLocation = t;
    },
    getNodeSourceCodeLocation(e) {
      return e.sourceCodeLocation;
    },
    updateNodeSourceCodeLocation(e, t) {
      e.sourceCodeLocation = { ...e.sourceCodeLocation, ...t };
    },
  },
  Qp = `html`,
  $p =
    /* @__PURE__ */ `+//silmaril//dtd html pro v0r11 19970101//,-//as//dtd html 3.0 aswedit + extensions//,-//advasoft ltd//dtd html 3.0 aswedit + extensions//,-//ietf//dtd html 2.0 level 1//,-//ietf//dtd html 2.0 level 2//,-//ietf//dtd html 2.0 strict level 1//,-//ietf//dtd html 2.0 strict level 2//,-//ietf//dtd html 2.0 strict//,-//ietf//dtd html 2.0//,-//ietf//dtd html 2.1e//,-//ietf//dtd html 3.0//,-//ietf//dtd html 3.2 final//,-//ietf//dtd html 3.2//,-//ietf//dtd html 3//,-//ietf//dtd html level 0//,-//ietf//dtd html level 1//,-//ietf//dtd html level 2//,-//ietf//dtd html level 3//,-//ietf//dtd html strict level 0//,-//ietf//dtd html strict level 1//,-//ietf//dtd html strict level 2//,-//ietf//dtd html strict level 3//,-//ietf//dtd html strict//,-//ietf//dtd html//,-//metrius//dtd metrius presentational//,-//microsoft//dtd internet explorer 2.0 html strict//,-//microsoft//dtd internet explorer 2.0 html//,-//microsoft//dtd internet explorer 2.0 tables//,-//microsoft//dtd internet explorer 3.0 html strict//,-//microsoft//dtd internet explorer 3.0 html//,-//microsoft//dtd internet explorer 3.0 tables//,-//netscape comm. corp.//dtd html//,-//netscape comm. corp.//dtd strict html//,-//o'reilly and associates//dtd html 2.0//,-//o'reilly and associates//dtd html extended 1.0//,-//o'reilly and associates//dtd html extended relaxed 1.0//,-//sq//dtd html 2.0 hotmetal + extensions//,-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//,-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//,-//spyglass//dtd html 2.0 extended//,-//sun microsystems corp.//dtd hotjava html//,-//sun microsystems corp.//dtd hotjava strict html//,-//w3c//dtd html 3 1995-03-24//,-//w3c//dtd html 3.2 draft//,-//w3c//dtd html 3.2 final//,-//w3c//dtd html 3.2//,-//w3c//dtd html 3.2s draft//,-//w3c//dtd html 4.0 frameset//,-//w3c//dtd html 4.0 transitional//,-//w3c//dtd html experimental 19960712//,-//w3c//dtd html experimental 970421//,-//w3c//dtd w3 html//,-//w3o//dtd w3 html 3.0//,-//webtechs//dtd mozilla html 2.0//,-//webtechs//dtd mozilla html//`.split(
      `,`,
    ),
  em = [...$p, `-//w3c//dtd html 4.01 frameset//`, `-//w3c//dtd html 4.01 transitional//`],
  tm = /* @__PURE__ */ new Set([`-//w3o//dtd w3 html strict 3.0//en//`, `-/w3c/dtd html 4.0 transitional/en`, `html`]),
  nm = [`-//w3c//dtd xhtml 1.0 frameset//`, `-//w3c//dtd xhtml 1.0 transitional//`],
  rm = [...nm, `-//w3c//dtd html 4.01 frameset//`, `-//w3c//dtd html 4.01 transitional//`];
function im(e, t) {
  return t.some((t) => e.startsWith(t));
}
function am(e) {
  return e.name === Qp && e.publicId === null && (e.systemId === null || e.systemId === `about:legacy-compat`);
}
function om(e) {
  if (e.name !== Qp) return bp.QUIRKS;
  const { systemId: t } = e;
  if (t && t.toLowerCase() === `http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd`) return bp.QUIRKS;
  let { publicId: n } = e;
  if (n !== null) {
    if (((n = n.toLowerCase()), tm.has(n))) return bp.QUIRKS;
    let e = t === null ? em : $p;
    if (im(n, e)) return bp.QUIRKS;
    if (((e = t === null ? nm : rm), im(n, e))) return bp.LIMITED_QUIRKS;
  }
  return bp.NO_QUIRKS;
}
const sm = { TEXT_HTML: `text/html`, APPLICATION_XML: `application/xhtml+xml` },
  cm = new Map(
    /* @__PURE__ */ `attributeName.attributeType.baseFrequency.baseProfile.calcMode.clipPathUnits.diffuseConstant.edgeMode.filterUnits.glyphRef.gradientTransform.gradientUnits.kernelMatrix.kernelUnitLength.keyPoints.keySplines.keyTimes.lengthAdjust.limitingConeAngle.markerHeight.markerUnits.markerWidth.maskContentUnits.maskUnits.numOctaves.pathLength.patternContentUnits.patternTransform.patternUnits.pointsAtX.pointsAtY.pointsAtZ.preserveAlpha.preserveAspectRatio.primitiveUnits.refX.refY.repeatCount.repeatDur.requiredExtensions.requiredFeatures.specularConstant.specularExponent.spreadMethod.startOffset.stdDeviation.stitchTiles.surfaceScale.systemLanguage.tableValues.targetX.targetY.textLength.viewBox.viewTarget.xChannelSelector.yChannelSelector.zoomAndPan`
      .split(`.`)
      .map((e) => [e.toLowerCase(), e]),
  ),
  lm = /* @__PURE__ */ new Map([
    [`xlink:actuate`, { prefix: `xlink`, name: `actuate`, namespace: q.XLINK }],
    [`xlink:arcrole`, { prefix: `xlink`, name: `arcrole`, namespace: q.XLINK }],
    [`xlink:href`, { prefix: `xlink`, name: `href`, namespace: q.XLINK }],
    [`xlink:role`, { prefix: `xlink`, name: `role`, namespace: q.XLINK }],
    [`xlink:show`, { prefix: `xlink`, name: `show`, namespace: q.XLINK }],
    [`xlink:title`, { prefix: `xlink`, name: `title`, namespace: q.XLINK }],
    [`xlink:type`, { prefix: `xlink`, name: `type`, namespace: q.XLINK }],
    [`xml:lang`, { prefix: `xml`, name: `lang`, namespace: q.XML }],
    [`xml:space`, { prefix: `xml`, name: `space`, namespace: q.XML }],
    [`xmlns`, { prefix: ``, name: `xmlns`, namespace: q.XMLNS }],
    [`xmlns:xlink`, { prefix: `xmlns`, name: `xlink`, namespace: q.XMLNS }],
  ]),
  um = new Map(
    /* @__PURE__ */ `altGlyph.altGlyphDef.altGlyphItem.animateColor.animateMotion.animateTransform.clipPath.feBlend.feColorMatrix.feComponentTransfer.feComposite.feConvolveMatrix.feDiffuseLighting.feDisplacementMap.feDistantLight.feFlood.feFuncA.feFuncB.feFuncG.feFuncR.feGaussianBlur.feImage.feMerge.feMergeNode.feMorphology.feOffset.fePointLight.feSpecularLighting.feSpotLight.feTile.feTurbulence.foreignObject.glyphRef.linearGradient.radialGradient.textPath`
      .split(`.`)
      .map((e) => [e.toLowerCase(), e]),
  ),
  dm = /* @__PURE__ */ new Set([
    Y.B,
    Y.BIG,
    Y.BLOCKQUOTE,
    Y.BODY,
    Y.BR,
    Y.CENTER,
    Y.CODE,
    Y.DD,
    Y.DIV,
    Y.DL,
    Y.DT,
    Y.EM,
    Y.EMBED,
    Y.H1,
    Y.H2,
    Y.H3,
    Y.H4,
    Y.H5,
    Y.H6,
    Y.HEAD,
    Y.HR,
    Y.I,
    Y.IMG,
    Y.LI,
    Y.LISTING,
    Y.MENU,
    Y.META,
    Y.NOBR,
    Y.OL,
    Y.P,
    Y.PRE,
    Y.RUBY,
    Y.S,
    Y.SMALL,
    Y.SPAN,
    Y.STRONG,
    Y.STRIKE,
    Y.SUB,
    Y.SUP,
    Y.TABLE,
    Y.TT,
    Y.U,
    Y.UL,
    Y.VAR,
  ]);
function fm(e) {
  const t = e.tagID;
  return (t === Y.FONT && e.attrs.some(({ name: e }) => e === yp.COLOR || e === yp.SIZE || e === yp.FACE)) || dm.has(t);
}
function pm(e) {
  for (let t = 0; t < e.attrs.length; t++)
    if (e.attrs[t].name === `definitionurl`) {
      e.attrs[t].name = `definitionURL`;
      break;
    }
}
function mm(e) {
  for (let t = 0; t < e.attrs.length; t++) {
    const n = cm.get(e.attrs[t].name);
    n != null && (e.attrs[t].name = n);
  }
}
function hm(e) {
  for (let t = 0; t < e.attrs.length; t++) {
    const n = lm.get(e.attrs[t].name);
    n && ((e.attrs[t].prefix = n.prefix), (e.attrs[t].name = n.name), (e.attrs[t].namespace = n.namespace));
  }
}
function gm(e) {
  const t = um.get(e.tagName);
  t != null && ((e.tagName = t), (e.tagID = Sp(e.tagName)));
}
function _m(e, t) {
  return t === q.MATHML && (e === Y.MI || e === Y.MO || e === Y.MN || e === Y.MS || e === Y.MTEXT);
}
function vm(e, t, n) {
  if (t === q.MATHML && e === Y.ANNOTATION_XML) {
    for (let e = 0; e < n.length; e++)
      if (n[e].name === yp.ENCODING) {
        const t = n[e].value.toLowerCase();
        return t === sm.TEXT_HTML || t === sm.APPLICATION_XML;
      }
  }
  return t === q.SVG && (e === Y.FOREIGN_OBJECT || e === Y.DESC || e === Y.TITLE);
}
function ym(e, t, n, r) {
  return ((!r || r === q.HTML) && vm(e, t, n)) || ((!r || r === q.MATHML) && _m(e, t));
}
const bm = [
    Y.TR,
    Y.TBODY,
    Y.THEAD,
    Y.TFOOT,
    Y.CAPTION,
    Y.COLGROUP,
    Y.TABLE,
    Y.FRAMESET,
    Y.SELECT,
    Y.TEMPLATE,
    Y.TD,
    Y.TH,
    Y.HEAD,
    Y.BODY,
    Y.HTML,
  ],
  xm = [];
var Q;
((e) => {
  (e[(e.INITIAL = 0)] = `INITIAL`),
    (e[(e.BEFORE_HTML = 1)] = `BEFORE_HTML`),
    (e[(e.BEFORE_HEAD = 2)] = `BEFORE_HEAD`),
    (e[(e.IN_HEAD = 3)] = `IN_HEAD`),
    (e[(e.IN_HEAD_NO_SCRIPT = 4)] = `IN_HEAD_NO_SCRIPT`),
    (e[(e.AFTER_HEAD = 5)] = `AFTER_HEAD`),
    (e[(e.IN_BODY = 6)] = `IN_BODY`),
    (e[(e.TEXT = 7)] = `TEXT`),
    (e[(e.IN_TABLE = 8)] = `IN_TABLE`),
    (e[(e.IN_TABLE_TEXT = 9)] = `IN_TABLE_TEXT`),
    (e[(e.IN_CAPTION = 10)] = `IN_CAPTION`),
    (e[(e.IN_COLUMN_GROUP = 11)] = `IN_COLUMN_GROUP`),
    (e[(e.IN_TABLE_BODY = 12)] = `IN_TABLE_BODY`),
    (e[(e.IN_ROW = 13)] = `IN_ROW`),
    (e[(e.IN_CELL = 14)] = `IN_CELL`),
    (e[(e.IN_SELECT = 15)] = `IN_SELECT`),
    (e[(e.IN_SELECT_IN_TABLE = 16)] = `IN_SELECT_IN_TABLE`),
    (e[(e.IN_TEMPLATE = 17)] = `IN_TEMPLATE`),
    (e[(e.AFTER_BODY = 18)] = `AFTER_BODY`),
    (e[(e.IN_FRAMESET = 19)] = `IN_FRAMESET`),
    (e[(e.AFTER_FRAMESET = 20)] = `AFTER_FRAMESET`),
    (e[(e.AFTER_AFTER_BODY = 21)] = `AFTER_AFTER_BODY`),
    (e[(e.AFTER_AFTER_FRAMESET = 22)] = `AFTER_AFTER_FRAMESET`);
})((Q ||= {}));
const Sm = { startLine: -1, startCol: -1, startOffset: -1, endLine: -1, endCol: -1, endOffset: -1 },
  Cm = /* @__PURE__ */ new Set([Y.TABLE, Y.TBODY, Y.TFOOT, Y.THEAD, Y.TR]),
  wm = { scriptingEnabled: !0, sourceCodeLocationInfo: !1, treeAdapter: Zp, onParseError: null };
var Tm = class {
  constructor(e, t, n = null, r = null) {
    (this.fragmentContext = n),
      (this.scriptHandler = r),
      (this.currentToken = null),
      (this.stopped = !1),
      (this.insertionMode = Q.INITIAL),
      (this.originalInsertionMode = Q.INITIAL),
      (this.headElement = null),
      (this.formElement = null),
      (this.currentNotInHTML = !1),
      (this.tmplInsertionModeStack = []),
      (this.pendingCharacterTokens = []),
      (this.hasNonWhitespacePendingCharacterToken = !1),
      (this.framesetOk = !0),
      (this.skipNextNewLine = !1),
      (this.fosterParentingEnabled = !1),
      (this.options = { ...wm, ...e }),
      (this.treeAdapter = this.options.treeAdapter),
      (this.onParseError = this.options.onParseError),
      this.onParseError && (this.options.sourceCodeLocationInfo = !0),
      (this.document = t ?? this.treeAdapter.createDocument()),
      (this.tokenizer = new Fp(this.options, this)),
      (this.activeFormattingElements = new Yp()),
      (this.fragmentContextID = n ? Sp(this.treeAdapter.getTagName(n)) : Y.UNKNOWN),
      this._setContextModes(n ?? this.document, this.fragmentContextID),
      (this.openElements = new qp(this.document, this.treeAdapter, this));
  }
  static parse(e, t) {
    const n = new this(t);
    return (n.tokenizer.write(e, !0), n.document);
  }
  static getFragmentParser(e, t) {
    const n = { ...wm, ...t };
    e ??= n.treeAdapter.createElement(J.TEMPLATE, q.HTML, []);
    const r = n.treeAdapter.createElement(`documentmock`, q.HTML, []),
      i = new this(n, r, e);
    return (
      i.fragmentContextID === Y.TEMPLATE && i.tmplInsertionModeStack.push(Q.IN_TEMPLATE),
      i._initTokenizerForFragmentParsing(),
      i._insertFakeRootElement(),
      i._resetInsertionMode(),
      i._findFormInFragmentContext(),
      i
    );
  }
  getFragment() {
    const e = this.treeAdapter.getFirstChild(this.document),
      t = this.treeAdapter.createDocumentFragment();
    return (this._adoptNodes(e, t), t);
  }
  _err(e, t, n) {
    if (!this.onParseError) return;
    const r = e.location ?? Sm,
      i = {
        code: t,
        startLine: r.startLine,
        startCol: r.startCol,
        startOffset: r.startOffset,
        endLine: n ? r.startLine : r.endLine,
        endCol: n ? r.startCol : r.endCol,
        endOffset: n ? r.startOffset : r.endOffset,
      };
    this.onParseError(i);
  }
  onItemPush(e, t, n) {
    var r, i;
    (i = (r = this.treeAdapter).onItemPush) == null || i.call(r, e),
      n && this.openElements.stackTop > 0 && this._setContextModes(e, t);
  }
  onItemPop(e, t) {
    var n, r, i;
    if (
      (this.options.sourceCodeLocationInfo && this._setEndLocation(e, this.currentToken),
      (r = (n = this.treeAdapter).onItemPop) == null || r.call(n, e, this.openElements.current),
      (i = this.annotationXmlIntegrationPoints) == null || i.delete(e),
      t)
    ) {
      let e, t;
      this.openElements.stackTop === 0 && this.fragmentContext
        ? ((e = this.fragmentContext), (t = this.fragmentContextID))
        : ({ current: e, currentTagId: t } = this.openElements),
        this._setContextModes(e, t);
    }
  }
  _setContextModes(e, t) {
    const n = e === this.document || (e && this.treeAdapter.getNamespaceURI(e) === q.HTML);
    (this.currentNotInHTML = !n),
      (this.tokenizer.inForeignNode = !n && e !== void 0 && t !== void 0 && !this._isIntegrationPoint(t, e));
  }
  _switchToTextParsing(e, t) {
    this._insertElement(e, q.HTML),
      (this.tokenizer.state = t),
      (this.originalInsertionMode = this.insertionMode),
      (this.insertionMode = Q.TEXT);
  }
  switchToPlaintextParsing() {
    (this.insertionMode = Q.TEXT), (this.originalInsertionMode = Q.IN_BODY), (this.tokenizer.state = Tp.PLAINTEXT);
  }
  _getAdjustedCurrentElement() {
    return this.openElements.stackTop === 0 && this.fragmentContext ? this.fragmentContext : this.openElements.current;
  }
  _findFormInFragmentContext() {
    let e = this.fragmentContext;
    for (; e; ) {
      if (this.treeAdapter.getTagName(e) === J.FORM && this.treeAdapter.getNamespaceURI(e) === q.HTML) {
        this.formElement = e;
        break;
      }
      e = this.treeAdapter.getParentNode(e);
    }
  }
  _initTokenizerForFragmentParsing() {
    if (this.fragmentContext && this.treeAdapter.getNamespaceURI(this.fragmentContext) === q.HTML)
      switch (this.fragmentContextID) {
        case Y.TITLE:
        case Y.TEXTAREA:
          this.tokenizer.state = Tp.RCDATA;
          break;
        case Y.STYLE:
        case Y.XMP:
        case Y.IFRAME:
        case Y.NOEMBED:
        case Y.NOFRAMES:
        case Y.NOSCRIPT:
          this.tokenizer.state = Tp.RAWTEXT;
          break;
        case Y.SCRIPT:
          this.tokenizer.state = Tp.SCRIPT_DATA;
          break;
        case Y.PLAINTEXT:
          this.tokenizer.state = Tp.PLAINTEXT;
      }
  }
  _setDocumentType(e) {
    const t = e.name || ``,
      n = e.publicId || ``,
      r = e.systemId || ``;
    if ((this.treeAdapter.setDocumentType(this.document, t, n, r), e.location)) {
      const t = this.treeAdapter.getChildNodes(this.document).find((e) => this.treeAdapter.isDocumentTypeNode(e));
      t && this.treeAdapter.setNodeSourceCodeLocation(t, e.location);
    }
  }
  _attachElementToTree(e, t, n) {
    if (this.options.sourceCodeLocationInfo) {
      const n = t && { ...t, startTag: t };
      this.treeAdapter.setNodeSourceCodeLocation(e, n);
    }
    n.beforeElement
      ? this.treeAdapter.insertBefore(n.parent, e, n.beforeElement)
      : this.treeAdapter.appendChild(n.parent, e);
  }
  _getInsertionLocation() {
    return this._shouldFosterParentOnInsertion()
      ? this._findFosterParentingLocation()
      : { parent: this.openElements.currentTmplContentOrNode ?? this.document, beforeElement: null };
  }
  _createElement(e, t, n, r) {
    var i, a;
    const o = this.treeAdapter.createElement(e, t, n);
    return (
      (a = (i = this.treeAdapter).onElementCreated) == null ||
        a.call(i, o, {
          intendedParent: r,
          formElement: this.formElement,
          isInTemplate: this.openElements.tmplCount > 0,
        }),
      o
    );
  }
  _appendElement(e, t) {
    const n = this._getInsertionLocation(),
      r = this._createElement(e.tagName, t, e.attrs, n.parent);
    this._attachElementToTree(r, e.location, n);
  }
  _insertElement(e, t) {
    const n = this._getInsertionLocation(),
      r = this._createElement(e.tagName, t, e.attrs, n.parent);
    this._attachElementToTree(r, e.location, n), this.openElements.push(r, e.tagID);
  }
  _insertFakeElement(e, t) {
    const n = this._getInsertionLocation(),
      r = this._createElement(e, q.HTML, [], n.parent);
    this._attachElementToTree(r, null, n), this.openElements.push(r, t);
  }
  _insertTemplate(e) {
    const t = this._getInsertionLocation(),
      n = this._createElement(e.tagName, q.HTML, e.attrs, t.parent),
      r = this.treeAdapter.createDocumentFragment();
    this.treeAdapter.setTemplateContent(n, r),
      this._attachElementToTree(n, e.location, t),
      this.openElements.push(n, e.tagID),
      this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(r, null);
  }
  _insertFakeRootElement() {
    const e = this._createElement(J.HTML, q.HTML, [], this.document);
    this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(e, null),
      this.treeAdapter.appendChild(this.document, e),
      this.openElements.push(e, Y.HTML);
  }
  _appendCommentNode(e, t) {
    const n = this.treeAdapter.createCommentNode(e.data);
    this.treeAdapter.appendChild(t, n),
      this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(n, e.location);
  }
  _insertCharacters(e) {
    let t, n;
    if (
      (this._shouldFosterParentOnInsertion()
        ? (({ parent: t, beforeElement: n } = this._findFosterParentingLocation()),
          n ? this.treeAdapter.insertTextBefore(t, e.chars, n) : this.treeAdapter.insertText(t, e.chars))
        : ((t = this.openElements.currentTmplContentOrNode), this.treeAdapter.insertText(t, e.chars)),
      !e.location)
    )
      return;
    const r = this.treeAdapter.getChildNodes(t),
      i = r[(n ? r.lastIndexOf(n) : r.length) - 1];
    if (this.treeAdapter.getNodeSourceCodeLocation(i)) {
      const { endLine: t, endCol: n, endOffset: r } = e.location;
      this.treeAdapter.updateNodeSourceCodeLocation(i, { endLine: t, endCol: n, endOffset: r });
    } else this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(i, e.location);
  }
  _adoptNodes(e, t) {
    const n = [...this.treeAdapter.getChildNodes(e)];
    for (let e = n.length - 1; e >= 0; e--) this.treeAdapter.detachNode(n[e]);
    for (const e of n) this.treeAdapter.appendChild(t, e);
  }
  _setEndLocation(e, t) {
    if (this.treeAdapter.getNodeSourceCodeLocation(e) && t.location) {
      const n = t.location,
        r = this.treeAdapter.getTagName(e),
        i =
          t.type === K.END_TAG && r === t.tagName
            ? { endTag: { ...n }, endLine: n.endLine, endCol: n.endCol, endOffset: n.endOffset }
            : { endLine: n.startLine, endCol: n.startCol, endOffset: n.startOffset };
      this.treeAdapter.updateNodeSourceCodeLocation(e, i);
    }
  }
  shouldProcessStartTagTokenInForeignContent(e) {
    if (!this.currentNotInHTML) return !1;
    let t, n;
    return (
      this.openElements.stackTop === 0 && this.fragmentContext
        ? ((t = this.fragmentContext), (n = this.fragmentContextID))
        : ({ current: t, currentTagId: n } = this.openElements),
      e.tagID === Y.SVG &&
      this.treeAdapter.getTagName(t) === J.ANNOTATION_XML &&
      this.treeAdapter.getNamespaceURI(t) === q.MATHML
        ? !1
        : this.tokenizer.inForeignNode ||
          ((e.tagID === Y.MGLYPH || e.tagID === Y.MALIGNMARK) &&
            n !== void 0 &&
            !this._isIntegrationPoint(n, t, q.HTML))
    );
  }
  _processToken(e) {
    switch (e.type) {
      case K.CHARACTER:
        this.onCharacter(e);
        break;
      case K.NULL_CHARACTER:
        this.onNullCharacter(e);
        break;
      case K.COMMENT:
        this.onComment(e);
        break;
      case K.DOCTYPE:
        this.onDoctype(e);
        break;
      case K.START_TAG:
        this._processStartTag(e);
        break;
      case K.END_TAG:
        this.onEndTag(e);
        break;
      case K.EOF:
        this.onEof(e);
        break;
      case K.WHITESPACE_CHARACTER:
        this.onWhitespaceCharacter(e);
    }
  }
  _isIntegrationPoint(e, t, n) {
    const r = this.treeAdapter.getNamespaceURI(t);
    if (e === Y.ANNOTATION_XML && r === q.MATHML && n !== q.MATHML) {
      let n = (this.annotationXmlIntegrationPoints ??= /* @__PURE__ */ new Map()),
        i = n.get(t);
      return (i === void 0 && ((i = ym(e, r, this.treeAdapter.getAttrList(t))), n.set(t, i)), i);
    }
    return ym(e, r, xm, n);
  }
  _reconstructActiveFormattingElements() {
    let e = null;
    for (
      let t = this.activeFormattingElements.newest;
      t !== null && t.type === Jp.Element && !this.openElements.contains(t.element);
      t = t.older
    )
      e = t;
    for (let t = e; t !== null && t.type === Jp.Element; t = t.newer)
      this._insertElement(t.token, this.treeAdapter.getNamespaceURI(t.element)),
        this.activeFormattingElements.replaceElement(t, this.openElements.current);
  }
  _closeTableCell() {
    this.openElements.generateImpliedEndTags(),
      this.openElements.popUntilTableCellPopped(),
      this.activeFormattingElements.clearToLastMarker(),
      (this.insertionMode = Q.IN_ROW);
  }
  _closePElement() {
    this.openElements.generateImpliedEndTagsWithExclusion(Y.P), this.openElements.popUntilTagNamePopped(Y.P);
  }
  _resetInsertionMode() {
    const e = this.openElements.indexOfTopmostOf(bm),
      t = e === 0 && this.fragmentContext ? this.fragmentContextID : this.openElements.tagIDs[e],
      n = e === 0 && this.fragmentContext ? this.fragmentContext : this.openElements.items[e];
    if (n !== void 0 && this.treeAdapter.getNamespaceURI(n) === q.HTML)
      switch (t) {
        case Y.TR:
          this.insertionMode = Q.IN_ROW;
          return;
        case Y.TBODY:
        case Y.THEAD:
        case Y.TFOOT:
          this.insertionMode = Q.IN_TABLE_BODY;
          return;
        case Y.CAPTION:
          this.insertionMode = Q.IN_CAPTION;
          return;
        case Y.COLGROUP:
          this.insertionMode = Q.IN_COLUMN_GROUP;
          return;
        case Y.TABLE:
          this.insertionMode = Q.IN_TABLE;
          return;
        case Y.BODY:
          this.insertionMode = Q.IN_BODY;
          return;
        case Y.FRAMESET:
          this.insertionMode = Q.IN_FRAMESET;
          return;
        case Y.SELECT:
          this._resetInsertionModeForSelect(e);
          return;
        case Y.TEMPLATE:
          this.insertionMode = this.tmplInsertionModeStack[this.tmplInsertionModeStack.length - 1];
          return;
        case Y.HTML:
          this.insertionMode = this.headElement ? Q.AFTER_HEAD : Q.BEFORE_HEAD;
          return;
        case Y.TD:
        case Y.TH:
          if (e > 0) {
            this.insertionMode = Q.IN_CELL;
            return;
          }
          break;
        case Y.HEAD:
          if (e > 0) {
            this.insertionMode = Q.IN_HEAD;
            return;
          }
      }
    this.insertionMode = Q.IN_BODY;
  }
  _resetInsertionModeForSelect(e) {
    if (e > 0) {
      const e = this.openElements.indexOfTopmost(Y.TABLE);
      if (e > 0 && e > this.openElements.indexOfTopmost(Y.TEMPLATE)) {
        this.insertionMode = Q.IN_SELECT_IN_TABLE;
        return;
      }
    }
    this.insertionMode = Q.IN_SELECT;
  }
  _isElementCausesFosterParenting(e) {
    return Cm.has(e);
  }
  _shouldFosterParentOnInsertion() {
    return (
      this.fosterParentingEnabled &&
      this.openElements.currentTagId !== void 0 &&
      this._isElementCausesFosterParenting(this.openElements.currentTagId)
    );
  }
  _findFosterParentingLocation() {
    const { openElements: e } = this,
      t = e.indexOfTopmost(Y.TABLE),
      n = e.indexOfTopmost(Y.TEMPLATE);
    if (n > t) return { parent: this.treeAdapter.getTemplateContent(e.items[n]), beforeElement: null };
    if (t !== -1) {
      const n = e.items[t],
        r = this.treeAdapter.getParentNode(n);
      return r ? { parent: r, beforeElement: n } : { parent: e.items[e.slotBelow(t)], beforeElement: null };
    }
    return { parent: e.items[0], beforeElement: null };
  }
  _fosterParentElement(e) {
    const t = this._findFosterParentingLocation();
    t.beforeElement
      ? this.treeAdapter.insertBefore(t.parent, e, t.beforeElement)
      : this.treeAdapter.appendChild(t.parent, e);
  }
  _isSpecialElement(e, t) {
    const n = this.treeAdapter.getNamespaceURI(e);
    return Cp[n].has(t);
  }
  onCharacter(e) {
    if (((this.skipNextNewLine = !1), this.tokenizer.inForeignNode)) Ug(this, e);
    else
      switch (this.insertionMode) {
        case Q.INITIAL:
          Rm(this, e);
          break;
        case Q.BEFORE_HTML:
          Vm(this, e);
          break;
        case Q.BEFORE_HEAD:
          Wm(this, e);
          break;
        case Q.IN_HEAD:
          Jm(this, e);
          break;
        case Q.IN_HEAD_NO_SCRIPT:
          Zm(this, e);
          break;
        case Q.AFTER_HEAD:
          eh(this, e);
          break;
        case Q.IN_BODY:
        case Q.IN_CAPTION:
        case Q.IN_CELL:
        case Q.IN_TEMPLATE:
          rh(this, e);
          break;
        case Q.TEXT:
        case Q.IN_SELECT:
        case Q.IN_SELECT_IN_TABLE:
          this._insertCharacters(e);
          break;
        case Q.IN_TABLE:
        case Q.IN_TABLE_BODY:
        case Q.IN_ROW:
          Qh(this, e);
          break;
        case Q.IN_TABLE_TEXT:
          dg(this, e);
          break;
        case Q.IN_COLUMN_GROUP:
          vg(this, e);
          break;
        case Q.AFTER_BODY:
          Pg(this, e);
          break;
        case Q.AFTER_AFTER_BODY:
          Bg(this, e);
      }
  }
  onNullCharacter(e) {
    if (((this.skipNextNewLine = !1), this.tokenizer.inForeignNode)) Hg(this, e);
    else
      switch (this.insertionMode) {
        case Q.INITIAL:
          Rm(this, e);
          break;
        case Q.BEFORE_HTML:
          Vm(this, e);
          break;
        case Q.BEFORE_HEAD:
          Wm(this, e);
          break;
        case Q.IN_HEAD:
          Jm(this, e);
          break;
        case Q.IN_HEAD_NO_SCRIPT:
          Zm(this, e);
          break;
        case Q.AFTER_HEAD:
          eh(this, e);
          break;
        case Q.TEXT:
          this._insertCharacters(e);
          break;
        case Q.IN_TABLE:
        case Q.IN_TABLE_BODY:
        case Q.IN_ROW:
          Qh(this, e);
          break;
        case Q.IN_COLUMN_GROUP:
          vg(this, e);
          break;
        case Q.AFTER_BODY:
          Pg(this, e);
          break;
        case Q.AFTER_AFTER_BODY:
          Bg(this, e);
      }
  }
  onComment(e) {
    if (((this.skipNextNewLine = !1), this.currentNotInHTML)) Nm(this, e);
    else
      switch (this.insertionMode) {
        case Q.INITIAL:
        case Q.BEFORE_HTML:
        case Q.BEFORE_HEAD:
        case Q.IN_HEAD:
        case Q.IN_HEAD_NO_SCRIPT:
        case Q.AFTER_HEAD:
        case Q.IN_BODY:
        case Q.IN_TABLE:
        case Q.IN_CAPTION:
        case Q.IN_COLUMN_GROUP:
        case Q.IN_TABLE_BODY:
        case Q.IN_ROW:
        case Q.IN_CELL:
        case Q.IN_SELECT:
        case Q.IN_SELECT_IN_TABLE:
        case Q.IN_TEMPLATE:
        case Q.IN_FRAMESET:
        case Q.AFTER_FRAMESET:
          Nm(this, e);
          break;
        case Q.IN_TABLE_TEXT:
          fg(this, e);
          break;
        case Q.AFTER_BODY:
          Pm(this, e);
          break;
        case Q.AFTER_AFTER_BODY:
        case Q.AFTER_AFTER_FRAMESET:
          Fm(this, e);
      }
  }
  onDoctype(e) {
    switch (((this.skipNextNewLine = !1), this.insertionMode)) {
      case Q.INITIAL:
        Lm(this, e);
        break;
      case Q.BEFORE_HEAD:
      case Q.IN_HEAD:
      case Q.IN_HEAD_NO_SCRIPT:
      case Q.AFTER_HEAD:
        this._err(e, G.misplacedDoctype);
        break;
      case Q.IN_TABLE_TEXT:
        fg(this, e);
    }
  }
  onStartTag(e) {
    (this.skipNextNewLine = !1),
      (this.currentToken = e),
      this._processStartTag(e),
      e.selfClosing && !e.ackSelfClosing && this._err(e, G.nonVoidHtmlElementStartTagWithTrailingSolidus);
  }
  _processStartTag(e) {
    this.shouldProcessStartTagTokenInForeignContent(e) ? Gg(this, e) : this._startTagOutsideForeignContent(e);
  }
  _startTagOutsideForeignContent(e) {
    switch (this.insertionMode) {
      case Q.INITIAL:
        Rm(this, e);
        break;
      case Q.BEFORE_HTML:
        zm(this, e);
        break;
      case Q.BEFORE_HEAD:
        Hm(this, e);
        break;
      case Q.IN_HEAD:
        Gm(this, e);
        break;
      case Q.IN_HEAD_NO_SCRIPT:
        Ym(this, e);
        break;
      case Q.AFTER_HEAD:
        Qm(this, e);
        break;
      case Q.IN_BODY:
        Ih(this, e);
        break;
      case Q.IN_TABLE:
        sg(this, e);
        break;
      case Q.IN_TABLE_TEXT:
        fg(this, e);
        break;
      case Q.IN_CAPTION:
        mg(this, e);
        break;
      case Q.IN_COLUMN_GROUP:
        gg(this, e);
        break;
      case Q.IN_TABLE_BODY:
        yg(this, e);
        break;
      case Q.IN_ROW:
        xg(this, e);
        break;
      case Q.IN_CELL:
        Cg(this, e);
        break;
      case Q.IN_SELECT:
        Tg(this, e);
        break;
      case Q.IN_SELECT_IN_TABLE:
        Dg(this, e);
        break;
      case Q.IN_TEMPLATE:
        kg(this, e);
        break;
      case Q.AFTER_BODY:
        Mg(this, e);
        break;
      case Q.IN_FRAMESET:
        Fg(this, e);
        break;
      case Q.AFTER_FRAMESET:
        Lg(this, e);
        break;
      case Q.AFTER_AFTER_BODY:
        zg(this, e);
        break;
      case Q.AFTER_AFTER_FRAMESET:
        Vg(this, e);
    }
  }
  onEndTag(e) {
    (this.skipNextNewLine = !1),
      (this.currentToken = e),
      this.currentNotInHTML ? Kg(this, e) : this._endTagOutsideForeignContent(e);
  }
  _endTagOutsideForeignContent(e) {
    switch (this.insertionMode) {
      case Q.INITIAL:
        Rm(this, e);
        break;
      case Q.BEFORE_HTML:
        Bm(this, e);
        break;
      case Q.BEFORE_HEAD:
        Um(this, e);
        break;
      case Q.IN_HEAD:
        Km(this, e);
        break;
      case Q.IN_HEAD_NO_SCRIPT:
        Xm(this, e);
        break;
      case Q.AFTER_HEAD:
        $m(this, e);
        break;
      case Q.IN_BODY:
        Jh(this, e);
        break;
      case Q.TEXT:
        Xh(this, e);
        break;
      case Q.IN_TABLE:
        cg(this, e);
        break;
      case Q.IN_TABLE_TEXT:
        fg(this, e);
        break;
      case Q.IN_CAPTION:
        hg(this, e);
        break;
      case Q.IN_COLUMN_GROUP:
        _g(this, e);
        break;
      case Q.IN_TABLE_BODY:
        bg(this, e);
        break;
      case Q.IN_ROW:
        Sg(this, e);
        break;
      case Q.IN_CELL:
        wg(this, e);
        break;
      case Q.IN_SELECT:
        Eg(this, e);
        break;
      case Q.IN_SELECT_IN_TABLE:
        Og(this, e);
        break;
      case Q.IN_TEMPLATE:
        Ag(this, e);
        break;
      case Q.AFTER_BODY:
        Ng(this, e);
        break;
      case Q.IN_FRAMESET:
        Ig(this, e);
        break;
      case Q.AFTER_FRAMESET:
        Rg(this, e);
        break;
      case Q.AFTER_AFTER_BODY:
        Bg(this, e);
    }
  }
  onEof(e) {
    switch (this.insertionMode) {
      case Q.INITIAL:
        Rm(this, e);
        break;
      case Q.BEFORE_HTML:
        Vm(this, e);
        break;
      case Q.BEFORE_HEAD:
        Wm(this, e);
        break;
      case Q.IN_HEAD:
        Jm(this, e);
        break;
      case Q.IN_HEAD_NO_SCRIPT:
        Zm(this, e);
        break;
      case Q.AFTER_HEAD:
        eh(this, e);
        break;
      case Q.IN_BODY:
      case Q.IN_TABLE:
      case Q.IN_CAPTION:
      case Q.IN_COLUMN_GROUP:
      case Q.IN_TABLE_BODY:
      case Q.IN_ROW:
      case Q.IN_CELL:
      case Q.IN_SELECT:
      case Q.IN_SELECT_IN_TABLE:
        Yh(this, e);
        break;
      case Q.TEXT:
        Zh(this, e);
        break;
      case Q.IN_TABLE_TEXT:
        fg(this, e);
        break;
      case Q.IN_TEMPLATE:
        jg(this, e);
        break;
      case Q.AFTER_BODY:
      case Q.IN_FRAMESET:
      case Q.AFTER_FRAMESET:
      case Q.AFTER_AFTER_BODY:
      case Q.AFTER_AFTER_FRAMESET:
        Im(this, e);
    }
  }
  onWhitespaceCharacter(e) {
    if (this.skipNextNewLine && ((this.skipNextNewLine = !1), e.chars.charCodeAt(0) === W.LINE_FEED)) {
      if (e.chars.length === 1) return;
      e.chars = e.chars.substr(1);
    }
    if (this.tokenizer.inForeignNode) this._insertCharacters(e);
    else
      switch (this.insertionMode) {
        case Q.IN_HEAD:
        case Q.IN_HEAD_NO_SCRIPT:
        case Q.AFTER_HEAD:
        case Q.TEXT:
        case Q.IN_COLUMN_GROUP:
        case Q.IN_SELECT:
        case Q.IN_SELECT_IN_TABLE:
        case Q.IN_FRAMESET:
        case Q.AFTER_FRAMESET:
          this._insertCharacters(e);
          break;
        case Q.IN_BODY:
        case Q.IN_CAPTION:
        case Q.IN_CELL:
        case Q.IN_TEMPLATE:
        case Q.AFTER_BODY:
        case Q.AFTER_AFTER_BODY:
        case Q.AFTER_AFTER_FRAMESET:
          nh(this, e);
          break;
        case Q.IN_TABLE:
        case Q.IN_TABLE_BODY:
        case Q.IN_ROW:
          Qh(this, e);
          break;
        case Q.IN_TABLE_TEXT:
          ug(this, e);
      }
  }
};
function Em(e, t) {
  let n = e.activeFormattingElements.getElementEntryInScopeWithTagName(t.tagName);
  return (
    n
      ? e.openElements.contains(n.element)
        ? e.openElements.hasInScope(t.tagID, n.element) || (n = null)
        : (e.activeFormattingElements.removeEntry(n), (n = null))
      : qh(e, t),
    n
  );
}
function Dm(e, t) {
  const { openElements: n } = e,
    r = n._indexOf(t.element);
  for (let t = n.slotAbove(r); t !== -1; t = n.slotAbove(t)) if (e._isSpecialElement(n.items[t], n.tagIDs[t])) return t;
  return (n.shortenToLength(r), e.activeFormattingElements.removeEntry(t), -1);
}
function Om(e, t, n) {
  let r = e.openElements.items[t],
    i = r,
    a = e.openElements.slotBelow(t),
    o = e.openElements.getCommonAncestor(n);
  for (let t = 0, s = a; e.openElements.items[s] !== n; t++, s = a) {
    let n = e.openElements.items[s];
    a = e.openElements.slotBelow(s);
    const c = e.activeFormattingElements.getElementEntry(n),
      l = c && t >= 3;
    !c || l
      ? (l && e.activeFormattingElements.removeEntry(c), e.openElements.removeAt(s))
      : ((n = km(e, c, o)),
        i === r && (e.activeFormattingElements.bookmark = c),
        e.treeAdapter.detachNode(i),
        e.treeAdapter.appendChild(n, i),
        (i = n));
  }
  return i;
}
function km(e, t, n) {
  const r = e.treeAdapter.getNamespaceURI(t.element),
    i = e._createElement(t.token.tagName, r, t.token.attrs, n);
  return (e.openElements.replace(t.element, i), e.activeFormattingElements.replaceElement(t, i), i);
}
function Am(e, t, n) {
  const r = Sp(e.treeAdapter.getTagName(t));
  if (e._isElementCausesFosterParenting(r)) e._fosterParentElement(n);
  else {
    const i = e.treeAdapter.getNamespaceURI(t);
    r === Y.TEMPLATE && i === q.HTML && (t = e.treeAdapter.getTemplateContent(t)), e.treeAdapter.appendChild(t, n);
  }
}
function jm(e, t, n) {
  const r = e.treeAdapter.getNamespaceURI(n.element),
    { token: i } = n,
    a = e._createElement(i.tagName, r, i.attrs, t);
  e._adoptNodes(t, a),
    e.treeAdapter.appendChild(t, a),
    e.activeFormattingElements.insertElementAfterBookmark(a, i),
    e.activeFormattingElements.removeEntry(n);
  let o = e.openElements._indexOf(n.element),
    s = e.openElements.slotAbove(o);
  for (; e.openElements.items[s] !== t; ) s = e.openElements.slotAbove(s);
  e.openElements.replaceFormattingElement(o, s, a, i.tagID);
}
function Mm(e, t) {
  const { current: n, currentTagId: r } = e.openElements;
  if (r === t.tagID && e.treeAdapter.getNamespaceURI(n) === q.HTML && !e.activeFormattingElements.getElementEntry(n))
    e.openElements.pop();
  else
    for (let n = 0; n < 8; n++) {
      const n = Em(e, t);
      if (!n) break;
      const r = Dm(e, n);
      if (r === -1) break;
      const i = e.openElements.items[r];
      e.activeFormattingElements.bookmark = n;
      const a = Om(e, r, n.element),
        o = e.openElements.getCommonAncestor(n.element);
      e.treeAdapter.detachNode(a), o && Am(e, o, a), jm(e, i, n);
    }
}
function Nm(e, t) {
  e._appendCommentNode(t, e.openElements.currentTmplContentOrNode);
}
function Pm(e, t) {
  e._appendCommentNode(t, e.openElements.items[0]);
}
function Fm(e, t) {
  e._appendCommentNode(t, e.document);
}
function Im(e, t) {
  if (((e.stopped = !0), t.location)) {
    const n = e.fragmentContext ? 0 : 2;
    for (let r = e.openElements.stackTop; r >= n; r = e.openElements.slotBelow(r))
      e._setEndLocation(e.openElements.items[r], t);
    if (!e.fragmentContext && e.openElements.stackTop >= 0) {
      const n = e.openElements.items[0],
        r = e.treeAdapter.getNodeSourceCodeLocation(n);
      if (r && !r.endTag && (e._setEndLocation(n, t), e.openElements.stackTop >= 1)) {
        const n = e.openElements.items[1],
          r = e.treeAdapter.getNodeSourceCodeLocation(n);
        r && !r.endTag && e._setEndLocation(n, t);
      }
    }
  }
}
function Lm(e, t) {
  e._setDocumentType(t);
  const n = t.forceQuirks ? bp.QUIRKS : om(t);
  am(t) || e._err(t, G.nonConformingDoctype),
    e.treeAdapter.setDocumentMode(e.document, n),
    (e.insertionMode = Q.BEFORE_HTML);
}
function Rm(e, t) {
  e._err(t, G.missingDoctype, !0),
    e.treeAdapter.setDocumentMode(e.document, bp.QUIRKS),
    (e.insertionMode = Q.BEFORE_HTML),
    e._processToken(t);
}
function zm(e, t) {
  t.tagID === Y.HTML ? (e._insertElement(t, q.HTML), (e.insertionMode = Q.BEFORE_HEAD)) : Vm(e, t);
}
function Bm(e, t) {
  const n = t.tagID;
  (n === Y.HTML || n === Y.HEAD || n === Y.BODY || n === Y.BR) && Vm(e, t);
}
function Vm(e, t) {
  e._insertFakeRootElement(), (e.insertionMode = Q.BEFORE_HEAD), e._processToken(t);
}
function Hm(e, t) {
  switch (t.tagID) {
    case Y.HTML:
      Ih(e, t);
      break;
    case Y.HEAD:
      e._insertElement(t, q.HTML), (e.headElement = e.openElements.current), (e.insertionMode = Q.IN_HEAD);
      break;
    default:
      Wm(e, t);
  }
}
function Um(e, t) {
  const n = t.tagID;
  n === Y.HEAD || n === Y.BODY || n === Y.HTML || n === Y.BR ? Wm(e, t) : e._err(t, G.endTagWithoutMatchingOpenElement);
}
function Wm(e, t) {
  e._insertFakeElement(J.HEAD, Y.HEAD),
    (e.headElement = e.openElements.current),
    (e.insertionMode = Q.IN_HEAD),
    e._processToken(t);
}
function Gm(e, t) {
  switch (t.tagID) {
    case Y.HTML:
      Ih(e, t);
      break;
    case Y.BASE:
    case Y.BASEFONT:
    case Y.BGSOUND:
    case Y.LINK:
    case Y.META:
      e._appendElement(t, q.HTML), (t.ackSelfClosing = !0);
      break;
    case Y.TITLE:
      e._switchToTextParsing(t, Tp.RCDATA);
      break;
    case Y.NOSCRIPT:
      e.options.scriptingEnabled
        ? e._switchToTextParsing(t, Tp.RAWTEXT)
        : (e._insertElement(t, q.HTML), (e.insertionMode = Q.IN_HEAD_NO_SCRIPT));
      break;
    case Y.NOFRAMES:
    case Y.STYLE:
      e._switchToTextParsing(t, Tp.RAWTEXT);
      break;
    case Y.SCRIPT:
      e._switchToTextParsing(t, Tp.SCRIPT_DATA);
      break;
    case Y.TEMPLATE:
      e._insertTemplate(t),
        e.activeFormattingElements.insertMarker(),
        (e.framesetOk = !1),
        (e.insertionMode = Q.IN_TEMPLATE),
        e.tmplInsertionModeStack.push(Q.IN_TEMPLATE);
      break;
    case Y.HEAD:
      e._err(t, G.misplacedStartTagForHeadElement);
      break;
    default:
      Jm(e, t);
  }
}
function Km(e, t) {
  switch (t.tagID) {
    case Y.HEAD:
      e.openElements.pop(), (e.insertionMode = Q.AFTER_HEAD);
      break;
    case Y.BODY:
    case Y.BR:
    case Y.HTML:
      Jm(e, t);
      break;
    case Y.TEMPLATE:
      qm(e, t);
      break;
    default:
      e._err(t, G.endTagWithoutMatchingOpenElement);
  }
}
function qm(e, t) {
  e.openElements.tmplCount > 0
    ? (e.openElements.generateImpliedEndTagsThoroughly(),
      e.openElements.currentTagId !== Y.TEMPLATE && e._err(t, G.closingOfElementWithOpenChildElements),
      e.openElements.popUntilTagNamePopped(Y.TEMPLATE),
      e.activeFormattingElements.clearToLastMarker(),
      e.tmplInsertionModeStack.pop(),
      e._resetInsertionMode())
    : e._err(t, G.endTagWithoutMatchingOpenElement);
}
function Jm(e, t) {
  e.openElements.pop(), (e.insertionMode = Q.AFTER_HEAD), e._processToken(t);
}
function Ym(e, t) {
  switch (t.tagID) {
    case Y.HTML:
      Ih(e, t);
      break;
    case Y.BASEFONT:
    case Y.BGSOUND:
    case Y.HEAD:
    case Y.LINK:
    case Y.META:
    case Y.NOFRAMES:
    case Y.STYLE:
      Gm(e, t);
      break;
    case Y.NOSCRIPT:
      e._err(t, G.nestedNoscriptInHead);
      break;
    default:
      Zm(e, t);
  }
}
function Xm(e, t) {
  switch (t.tagID) {
    case Y.NOSCRIPT:
      e.openElements.pop(), (e.insertionMode = Q.IN_HEAD);
      break;
    case Y.BR:
      Zm(e, t);
      break;
    default:
      e._err(t, G.endTagWithoutMatchingOpenElement);
  }
}
function Zm(e, t) {
  const n = t.type === K.EOF ? G.openElementsLeftAfterEof : G.disallowedContentInNoscriptInHead;
  e._err(t, n), e.openElements.pop(), (e.insertionMode = Q.IN_HEAD), e._processToken(t);
}
function Qm(e, t) {
  switch (t.tagID) {
    case Y.HTML:
      Ih(e, t);
      break;
    case Y.BODY:
      e._insertElement(t, q.HTML), (e.framesetOk = !1), (e.insertionMode = Q.IN_BODY);
      break;
    case Y.FRAMESET:
      e._insertElement(t, q.HTML), (e.insertionMode = Q.IN_FRAMESET);
      break;
    case Y.BASE:
    case Y.BASEFONT:
    case Y.BGSOUND:
    case Y.LINK:
    case Y.META:
    case Y.NOFRAMES:
    case Y.SCRIPT:
    case Y.STYLE:
    case Y.TEMPLATE:
    case Y.TITLE:
      e._err(t, G.abandonedHeadElementChild),
        e.openElements.push(e.headElement, Y.HEAD),
        Gm(e, t),
        e.openElements.remove(e.headElement);
      break;
    case Y.HEAD:
      e._err(t, G.misplacedStartTagForHeadElement);
      break;
    default:
      eh(e, t);
  }
}
function $m(e, t) {
  switch (t.tagID) {
    case Y.BODY:
    case Y.HTML:
    case Y.BR:
      eh(e, t);
      break;
    case Y.TEMPLATE:
      qm(e, t);
      break;
    default:
      e._err(t, G.endTagWithoutMatchingOpenElement);
  }
}
function eh(e, t) {
  e._insertFakeElement(J.BODY, Y.BODY), (e.insertionMode = Q.IN_BODY), th(e, t);
}
function th(e, t) {
  switch (t.type) {
    case K.CHARACTER:
      rh(e, t);
      break;
    case K.WHITESPACE_CHARACTER:
      nh(e, t);
      break;
    case K.COMMENT:
      Nm(e, t);
      break;
    case K.START_TAG:
      Ih(e, t);
      break;
    case K.END_TAG:
      Jh(e, t);
      break;
    case K.EOF:
      Yh(e, t);
  }
}
function nh(e, t) {
  e._reconstructActiveFormattingElements(), e._insertCharacters(t);
}
function rh(e, t) {
  e._reconstructActiveFormattingElements(), e._insertCharacters(t), (e.framesetOk = !1);
}
function ih(e, t) {
  e.openElements.tmplCount === 0 && e.treeAdapter.adoptAttributes(e.openElements.items[0], t.attrs);
}
function ah(e, t) {
  const n = e.openElements.tryPeekProperlyNestedBodyElement();
  n && e.openElements.tmplCount === 0 && ((e.framesetOk = !1), e.treeAdapter.adoptAttributes(n, t.attrs));
}
function oh(e, t) {
  const n = e.openElements.tryPeekProperlyNestedBodyElement();
  e.framesetOk &&
    n &&
    (e.treeAdapter.detachNode(n),
    e.openElements.popAllUpToHtmlElement(),
    e._insertElement(t, q.HTML),
    (e.insertionMode = Q.IN_FRAMESET));
}
function sh(e, t) {
  e.openElements.hasInButtonScope(Y.P) && e._closePElement(), e._insertElement(t, q.HTML);
}
function ch(e, t) {
  e.openElements.hasInButtonScope(Y.P) && e._closePElement(),
    e.openElements.currentTagId !== void 0 && wp.has(e.openElements.currentTagId) && e.openElements.pop(),
    e._insertElement(t, q.HTML);
}
function lh(e, t) {
  e.openElements.hasInButtonScope(Y.P) && e._closePElement(),
    e._insertElement(t, q.HTML),
    (e.skipNextNewLine = !0),
    (e.framesetOk = !1);
}
function uh(e, t) {
  const n = e.openElements.tmplCount > 0;
  (!e.formElement || n) &&
    (e.openElements.hasInButtonScope(Y.P) && e._closePElement(),
    e._insertElement(t, q.HTML),
    n || (e.formElement = e.openElements.current));
}
function dh(e, t) {
  e.framesetOk = !1;
  const n =
    t.tagID === Y.LI
      ? e.openElements.indexOfTopmost(Y.LI)
      : Math.max(e.openElements.indexOfTopmost(Y.DD), e.openElements.indexOfTopmost(Y.DT));
  if (n !== -1 && !e.openElements.hasListItemBoundaryAbove(n)) {
    const t = e.openElements.tagIDs[n];
    e.openElements.generateImpliedEndTagsWithExclusion(t), e.openElements.popUntilTagNamePopped(t);
  }
  e.openElements.hasInButtonScope(Y.P) && e._closePElement(), e._insertElement(t, q.HTML);
}
function fh(e, t) {
  e.openElements.hasInButtonScope(Y.P) && e._closePElement(),
    e._insertElement(t, q.HTML),
    (e.tokenizer.state = Tp.PLAINTEXT);
}
function ph(e, t) {
  e.openElements.hasInScope(Y.BUTTON) &&
    (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(Y.BUTTON)),
    e._reconstructActiveFormattingElements(),
    e._insertElement(t, q.HTML),
    (e.framesetOk = !1);
}
function mh(e, t) {
  const n = e.activeFormattingElements.getElementEntryInScopeWithTagName(J.A);
  n && (Mm(e, t), e.openElements.remove(n.element), e.activeFormattingElements.removeEntry(n)),
    e._reconstructActiveFormattingElements(),
    e._insertElement(t, q.HTML),
    e.activeFormattingElements.pushElement(e.openElements.current, t);
}
function hh(e, t) {
  e._reconstructActiveFormattingElements(),
    e._insertElement(t, q.HTML),
    e.activeFormattingElements.pushElement(e.openElements.current, t);
}
function gh(e, t) {
  e._reconstructActiveFormattingElements(),
    e.openElements.hasInScope(Y.NOBR) && (Mm(e, t), e._reconstructActiveFormattingElements()),
    e._insertElement(t, q.HTML),
    e.activeFormattingElements.pushElement(e.openElements.current, t);
}
function _h(e, t) {
  e._reconstructActiveFormattingElements(),
    e._insertElement(t, q.HTML),
    e.activeFormattingElements.insertMarker(),
    (e.framesetOk = !1);
}
function vh(e, t) {
  e.treeAdapter.getDocumentMode(e.document) !== bp.QUIRKS && e.openElements.hasInButtonScope(Y.P) && e._closePElement(),
    e._insertElement(t, q.HTML),
    (e.framesetOk = !1),
    (e.insertionMode = Q.IN_TABLE);
}
function yh(e, t) {
  e._reconstructActiveFormattingElements(), e._appendElement(t, q.HTML), (e.framesetOk = !1), (t.ackSelfClosing = !0);
}
function bh(e) {
  const t = Rf(e, yp.TYPE);
  return t != null && t.toLowerCase() === `hidden`;
}
function xh(e, t) {
  e._reconstructActiveFormattingElements(),
    e._appendElement(t, q.HTML),
    bh(t) || (e.framesetOk = !1),
    (t.ackSelfClosing = !0);
}
function Sh(e, t) {
  e._appendElement(t, q.HTML), (t.ackSelfClosing = !0);
}
function Ch(e, t) {
  e.openElements.hasInButtonScope(Y.P) && e._closePElement(),
    e._appendElement(t, q.HTML),
    (e.framesetOk = !1),
    (t.ackSelfClosing = !0);
}
function wh(e, t) {
  (t.tagName = J.IMG), (t.tagID = Y.IMG), yh(e, t);
}
function Th(e, t) {
  e._insertElement(t, q.HTML),
    (e.skipNextNewLine = !0),
    (e.tokenizer.state = Tp.RCDATA),
    (e.originalInsertionMode = e.insertionMode),
    (e.framesetOk = !1),
    (e.insertionMode = Q.TEXT);
}
function Eh(e, t) {
  e.openElements.hasInButtonScope(Y.P) && e._closePElement(),
    e._reconstructActiveFormattingElements(),
    (e.framesetOk = !1),
    e._switchToTextParsing(t, Tp.RAWTEXT);
}
function Dh(e, t) {
  (e.framesetOk = !1), e._switchToTextParsing(t, Tp.RAWTEXT);
}
function Oh(e, t) {
  e._switchToTextParsing(t, Tp.RAWTEXT);
}
function kh(e, t) {
  e._reconstructActiveFormattingElements(),
    e._insertElement(t, q.HTML),
    (e.framesetOk = !1),
    (e.insertionMode =
      e.insertionMode === Q.IN_TABLE ||
      e.insertionMode === Q.IN_CAPTION ||
      e.insertionMode === Q.IN_TABLE_BODY ||
      e.insertionMode === Q.IN_ROW ||
      e.insertionMode === Q.IN_CELL
        ? Q.IN_SELECT_IN_TABLE
        : Q.IN_SELECT);
}
function Ah(e, t) {
  e.openElements.currentTagId === Y.OPTION && e.openElements.pop(),
    e._reconstructActiveFormattingElements(),
    e._insertElement(t, q.HTML);
}
function jh(e, t) {
  e.openElements.hasInScope(Y.RUBY) && e.openElements.generateImpliedEndTags(), e._insertElement(t, q.HTML);
}
function Mh(e, t) {
  e.openElements.hasInScope(Y.RUBY) && e.openElements.generateImpliedEndTagsWithExclusion(Y.RTC),
    e._insertElement(t, q.HTML);
}
function Nh(e, t) {
  e._reconstructActiveFormattingElements(),
    pm(t),
    hm(t),
    t.selfClosing ? e._appendElement(t, q.MATHML) : e._insertElement(t, q.MATHML),
    (t.ackSelfClosing = !0);
}
function Ph(e, t) {
  e._reconstructActiveFormattingElements(),
    mm(t),
    hm(t),
    t.selfClosing ? e._appendElement(t, q.SVG) : e._insertElement(t, q.SVG),
    (t.ackSelfClosing = !0);
}
function Fh(e, t) {
  e._reconstructActiveFormattingElements(), e._insertElement(t, q.HTML);
}
function Ih(e, t) {
  switch (t.tagID) {
    case Y.I:
    case Y.S:
    case Y.B:
    case Y.U:
    case Y.EM:
    case Y.TT:
    case Y.BIG:
    case Y.CODE:
    case Y.FONT:
    case Y.SMALL:
    case Y.STRIKE:
    case Y.STRONG:
      hh(e, t);
      break;
    case Y.A:
      mh(e, t);
      break;
    case Y.H1:
    case Y.H2:
    case Y.H3:
    case Y.H4:
    case Y.H5:
    case Y.H6:
      ch(e, t);
      break;
    case Y.P:
    case Y.DL:
    case Y.OL:
    case Y.UL:
    case Y.DIV:
    case Y.DIR:
    case Y.NAV:
    case Y.MAIN:
    case Y.MENU:
    case Y.ASIDE:
    case Y.CENTER:
    case Y.FIGURE:
    case Y.FOOTER:
    case Y.HEADER:
    case Y.HGROUP:
    case Y.DIALOG:
    case Y.DETAILS:
    case Y.ADDRESS:
    case Y.ARTICLE:
    case Y.SEARCH:
    case Y.SECTION:
    case Y.SUMMARY:
    case Y.FIELDSET:
    case Y.BLOCKQUOTE:
    case Y.FIGCAPTION:
      sh(e, t);
      break;
    case Y.LI:
    case Y.DD:
    case Y.DT:
      dh(e, t);
      break;
    case Y.BR:
    case Y.IMG:
    case Y.WBR:
    case Y.AREA:
    case Y.EMBED:
    case Y.KEYGEN:
      yh(e, t);
      break;
    case Y.HR:
      Ch(e, t);
      break;
    case Y.RB:
    case Y.RTC:
      jh(e, t);
      break;
    case Y.RT:
    case Y.RP:
      Mh(e, t);
      break;
    case Y.PRE:
    case Y.LISTING:
      lh(e, t);
      break;
    case Y.XMP:
      Eh(e, t);
      break;
    case Y.SVG:
      Ph(e, t);
      break;
    case Y.HTML:
      ih(e, t);
      break;
    case Y.BASE:
    case Y.LINK:
    case Y.META:
    case Y.STYLE:
    case Y.TITLE:
    case Y.SCRIPT:
    case Y.BGSOUND:
    case Y.BASEFONT:
    case Y.TEMPLATE:
      Gm(e, t);
      break;
    case Y.BODY:
      ah(e, t);
      break;
    case Y.FORM:
      uh(e, t);
      break;
    case Y.NOBR:
      gh(e, t);
      break;
    case Y.MATH:
      Nh(e, t);
      break;
    case Y.TABLE:
      vh(e, t);
      break;
    case Y.INPUT:
      xh(e, t);
      break;
    case Y.PARAM:
    case Y.TRACK:
    case Y.SOURCE:
      Sh(e, t);
      break;
    case Y.IMAGE:
      wh(e, t);
      break;
    case Y.BUTTON:
      ph(e, t);
      break;
    case Y.APPLET:
    case Y.OBJECT:
    case Y.MARQUEE:
      _h(e, t);
      break;
    case Y.IFRAME:
      Dh(e, t);
      break;
    case Y.SELECT:
      kh(e, t);
      break;
    case Y.OPTION:
    case Y.OPTGROUP:
      Ah(e, t);
      break;
    case Y.NOEMBED:
    case Y.NOFRAMES:
      Oh(e, t);
      break;
    case Y.FRAMESET:
      oh(e, t);
      break;
    case Y.TEXTAREA:
      Th(e, t);
      break;
    case Y.NOSCRIPT:
      e.options.scriptingEnabled ? Oh(e, t) : Fh(e, t);
      break;
    case Y.PLAINTEXT:
      fh(e, t);
      break;
    case Y.COL:
    case Y.TH:
    case Y.TD:
    case Y.TR:
    case Y.HEAD:
    case Y.FRAME:
    case Y.TBODY:
    case Y.TFOOT:
    case Y.THEAD:
    case Y.CAPTION:
    case Y.COLGROUP:
      break;
    default:
      Fh(e, t);
  }
}
function Lh(e, t) {
  if (e.openElements.hasInScope(Y.BODY) && ((e.insertionMode = Q.AFTER_BODY), e.options.sourceCodeLocationInfo)) {
    const n = e.openElements.tryPeekProperlyNestedBodyElement();
    n && e._setEndLocation(n, t);
  }
}
function Rh(e, t) {
  e.openElements.hasInScope(Y.BODY) && ((e.insertionMode = Q.AFTER_BODY), Ng(e, t));
}
function zh(e, t) {
  const n = t.tagID;
  e.openElements.hasInScope(n) && (e.openElements.generateImpliedEndTags(), e.openElements.popUntilTagNamePopped(n));
}
function Bh(e) {
  const t = e.openElements.tmplCount > 0,
    { formElement: n } = e;
  t || (e.formElement = null),
    (n || t) &&
      e.openElements.hasInScope(Y.FORM) &&
      (e.openElements.generateImpliedEndTags(),
      t ? e.openElements.popUntilTagNamePopped(Y.FORM) : n && e.openElements.remove(n));
}
function Vh(e) {
  e.openElements.hasInButtonScope(Y.P) || e._insertFakeElement(J.P, Y.P), e._closePElement();
}
function Hh(e) {
  e.openElements.hasInListItemScope(Y.LI) &&
    (e.openElements.generateImpliedEndTagsWithExclusion(Y.LI), e.openElements.popUntilTagNamePopped(Y.LI));
}
function Uh(e, t) {
  const n = t.tagID;
  e.openElements.hasInScope(n) &&
    (e.openElements.generateImpliedEndTagsWithExclusion(n), e.openElements.popUntilTagNamePopped(n));
}
function Wh(e) {
  e.openElements.hasNumberedHeaderInScope() &&
    (e.openElements.generateImpliedEndTags(), e.openElements.popUntilNumberedHeaderPopped());
}
function Gh(e, t) {
  const n = t.tagID;
  e.openElements.hasInScope(n) &&
    (e.openElements.generateImpliedEndTags(),
    e.openElements.popUntilTagNamePopped(n),
    e.activeFormattingElements.clearToLastMarker());
}
function Kh(e) {
  e._reconstructActiveFormattingElements(), e._insertFakeElement(J.BR, Y.BR), e.openElements.pop(), (e.framesetOk = !1);
}
function qh(e, t) {
  const n = t.tagID,
    r = n === Y.UNKNOWN ? e.openElements.indexOfTopmostByName(q.HTML, t.tagName) : e.openElements.indexOfTopmost(n);
  r > 0 &&
    !e.openElements.hasSpecialElementAbove(r) &&
    (e.openElements.generateImpliedEndTagsWithExclusion(n),
    e.openElements.stackTop >= r && e.openElements.shortenToLength(r));
}
function Jh(e, t) {
  switch (t.tagID) {
    case Y.A:
    case Y.B:
    case Y.I:
    case Y.S:
    case Y.U:
    case Y.EM:
    case Y.TT:
    case Y.BIG:
    case Y.CODE:
    case Y.FONT:
    case Y.NOBR:
    case Y.SMALL:
    case Y.STRIKE:
    case Y.STRONG:
      Mm(e, t);
      break;
    case Y.P:
      Vh(e);
      break;
    case Y.DL:
    case Y.UL:
    case Y.OL:
    case Y.DIR:
    case Y.DIV:
    case Y.NAV:
    case Y.PRE:
    case Y.MAIN:
    case Y.MENU:
    case Y.ASIDE:
    case Y.BUTTON:
    case Y.CENTER:
    case Y.FIGURE:
    case Y.FOOTER:
    case Y.HEADER:
    case Y.HGROUP:
    case Y.DIALOG:
    case Y.ADDRESS:
    case Y.ARTICLE:
    case Y.DETAILS:
    case Y.SEARCH:
    case Y.SECTION:
    case Y.SUMMARY:
    case Y.LISTING:
    case Y.FIELDSET:
    case Y.BLOCKQUOTE:
    case Y.FIGCAPTION:
      zh(e, t);
      break;
    case Y.LI:
      Hh(e);
      break;
    case Y.DD:
    case Y.DT:
      Uh(e, t);
      break;
    case Y.H1:
    case Y.H2:
    case Y.H3:
    case Y.H4:
    case Y.H5:
    case Y.H6:
      Wh(e);
      break;
    case Y.BR:
      Kh(e);
      break;
    case Y.BODY:
      Lh(e, t);
      break;
    case Y.HTML:
      Rh(e, t);
      break;
    case Y.FORM:
      Bh(e);
      break;
    case Y.APPLET:
    case Y.OBJECT:
    case Y.MARQUEE:
      Gh(e, t);
      break;
    case Y.TEMPLATE:
      qm(e, t);
      break;
    default:
      qh(e, t);
  }
}
function Yh(e, t) {
  e.tmplInsertionModeStack.length > 0 ? jg(e, t) : Im(e, t);
}
function Xh(e, t) {
  var n;
  t.tagID === Y.SCRIPT && ((n = e.scriptHandler) == null || n.call(e, e.openElements.current)),
    e.openElements.pop(),
    (e.insertionMode = e.originalInsertionMode);
}
function Zh(e, t) {
  e._err(t, G.eofInElementThatCanContainOnlyText),
    e.openElements.pop(),
    (e.insertionMode = e.originalInsertionMode),
    e.onEof(t);
}
function Qh(e, t) {
  if (e.openElements.currentTagId !== void 0 && Cm.has(e.openElements.currentTagId))
    switch (
      ((e.pendingCharacterTokens.length = 0),
      (e.hasNonWhitespacePendingCharacterToken = !1),
      (e.originalInsertionMode = e.insertionMode),
      (e.insertionMode = Q.IN_TABLE_TEXT),
      t.type)
    ) {
      case K.CHARACTER:
        dg(e, t);
        break;
      case K.WHITESPACE_CHARACTER:
        ug(e, t);
    }
  else lg(e, t);
}
function $h(e, t) {
  e.openElements.clearBackToTableContext(),
    e.activeFormattingElements.insertMarker(),
    e._insertElement(t, q.HTML),
    (e.insertionMode = Q.IN_CAPTION);
}
function eg(e, t) {
  e.openElements.clearBackToTableContext(), e._insertElement(t, q.HTML), (e.insertionMode = Q.IN_COLUMN_GROUP);
}
function tg(e, t) {
  e.openElements.clearBackToTableContext(),
    e._insertFakeElement(J.COLGROUP, Y.COLGROUP),
    (e.insertionMode = Q.IN_COLUMN_GROUP),
    gg(e, t);
}
function ng(e, t) {
  e.openElements.clearBackToTableContext(), e._insertElement(t, q.HTML), (e.insertionMode = Q.IN_TABLE_BODY);
}
function rg(e, t) {
  e.openElements.clearBackToTableContext(),
    e._insertFakeElement(J.TBODY, Y.TBODY),
    (e.insertionMode = Q.IN_TABLE_BODY),
    yg(e, t);
}
function ig(e, t) {
  e.openElements.hasInTableScope(Y.TABLE) &&
    (e.openElements.popUntilTagNamePopped(Y.TABLE), e._resetInsertionMode(), e._processStartTag(t));
}
function ag(e, t) {
  bh(t) ? e._appendElement(t, q.HTML) : lg(e, t), (t.ackSelfClosing = !0);
}
function og(e, t) {
  !e.formElement &&
    e.openElements.tmplCount === 0 &&
    (e._insertElement(t, q.HTML), (e.formElement = e.openElements.current), e.openElements.pop());
}
function sg(e, t) {
  switch (t.tagID) {
    case Y.TD:
    case Y.TH:
    case Y.TR:
      rg(e, t);
      break;
    case Y.STYLE:
    case Y.SCRIPT:
    case Y.TEMPLATE:
      Gm(e, t);
      break;
    case Y.COL:
      tg(e, t);
      break;
    case Y.FORM:
      og(e, t);
      break;
    case Y.TABLE:
      ig(e, t);
      break;
    case Y.TBODY:
    case Y.TFOOT:
    case Y.THEAD:
      ng(e, t);
      break;
    case Y.INPUT:
      ag(e, t);
      break;
    case Y.CAPTION:
      $h(e, t);
      break;
    case Y.COLGROUP:
      eg(e, t);
      break;
    default:
      lg(e, t);
  }
}
function cg(e, t) {
  switch (t.tagID) {
    case Y.TABLE:
      e.openElements.hasInTableScope(Y.TABLE) &&
        (e.openElements.popUntilTagNamePopped(Y.TABLE), e._resetInsertionMode());
      break;
    case Y.TEMPLATE:
      qm(e, t);
      break;
    case Y.BODY:
    case Y.CAPTION:
    case Y.COL:
    case Y.COLGROUP:
    case Y.HTML:
    case Y.TBODY:
    case Y.TD:
    case Y.TFOOT:
    case Y.TH:
    case Y.THEAD:
    case Y.TR:
      break;
    default:
      lg(e, t);
  }
}
function lg(e, t) {
  const n = e.fosterParentingEnabled;
  (e.fosterParentingEnabled = !0), th(e, t), (e.fosterParentingEnabled = n);
}
function ug(e, t) {
  e.pendingCharacterTokens.push(t);
}
function dg(e, t) {
  e.pendingCharacterTokens.push(t), (e.hasNonWhitespacePendingCharacterToken = !0);
}
function fg(e, t) {
  let n = 0;
  if (e.hasNonWhitespacePendingCharacterToken)
    for (; n < e.pendingCharacterTokens.length; n++) lg(e, e.pendingCharacterTokens[n]);
  else for (; n < e.pendingCharacterTokens.length; n++) e._insertCharacters(e.pendingCharacterTokens[n]);
  (e.insertionMode = e.originalInsertionMode), e._processToken(t);
}
const pg = /* @__PURE__ */ new Set([Y.CAPTION, Y.COL, Y.COLGROUP, Y.TBODY, Y.TD, Y.TFOOT, Y.TH, Y.THEAD, Y.TR]);
function mg(e, t) {
  const n = t.tagID;
  pg.has(n)
    ? e.openElements.hasInTableScope(Y.CAPTION) &&
      (e.openElements.generateImpliedEndTags(),
      e.openElements.popUntilTagNamePopped(Y.CAPTION),
      e.activeFormattingElements.clearToLastMarker(),
      (e.insertionMode = Q.IN_TABLE),
      sg(e, t))
    : Ih(e, t);
}
function hg(e, t) {
  const n = t.tagID;
  switch (n) {
    case Y.CAPTION:
    case Y.TABLE:
      e.openElements.hasInTableScope(Y.CAPTION) &&
        (e.openElements.generateImpliedEndTags(),
        e.openElements.popUntilTagNamePopped(Y.CAPTION),
        e.activeFormattingElements.clearToLastMarker(),
        (e.insertionMode = Q.IN_TABLE),
        n === Y.TABLE && cg(e, t));
      break;
    case Y.BODY:
    case Y.COL:
    case Y.COLGROUP:
    case Y.HTML:
    case Y.TBODY:
    case Y.TD:
    case Y.TFOOT:
    case Y.TH:
    case Y.THEAD:
    case Y.TR:
      break;
    default:
      Jh(e, t);
  }
}
function gg(e, t) {
  switch (t.tagID) {
    case Y.HTML:
      Ih(e, t);
      break;
    case Y.COL:
      e._appendElement(t, q.HTML), (t.ackSelfClosing = !0);
      break;
    case Y.TEMPLATE:
      Gm(e, t);
      break;
    default:
      vg(e, t);
  }
}
function _g(e, t) {
  switch (t.tagID) {
    case Y.COLGROUP:
      e.openElements.currentTagId === Y.COLGROUP && (e.openElements.pop(), (e.insertionMode = Q.IN_TABLE));
      break;
    case Y.TEMPLATE:
      qm(e, t);
      break;
    case Y.COL:
      break;
    default:
      vg(e, t);
  }
}
function vg(e, t) {
  e.openElements.currentTagId === Y.COLGROUP &&
    (e.openElements.pop(), (e.insertionMode = Q.IN_TABLE), e._processToken(t));
}
function yg(e, t) {
  switch (t.tagID) {
    case Y.TR:
      e.openElements.clearBackToTableBodyContext(), e._insertElement(t, q.HTML), (e.insertionMode = Q.IN_ROW);
      break;
    case Y.TH:
    case Y.TD:
      e.openElements.clearBackToTableBodyContext(),
        e._insertFakeElement(J.TR, Y.TR),
        (e.insertionMode = Q.IN_ROW),
        xg(e, t);
      break;
    case Y.CAPTION:
    case Y.COL:
    case Y.COLGROUP:
    case Y.TBODY:
    case Y.TFOOT:
    case Y.THEAD:
      e.openElements.hasTableBodyContextInTableScope() &&
        (e.openElements.clearBackToTableBodyContext(), e.openElements.pop(), (e.insertionMode = Q.IN_TABLE), sg(e, t));
      break;
    default:
      sg(e, t);
  }
}
function bg(e, t) {
  const n = t.tagID;
  switch (t.tagID) {
    case Y.TBODY:
    case Y.TFOOT:
    case Y.THEAD:
      e.openElements.hasInTableScope(n) &&
        (e.openElements.clearBackToTableBodyContext(), e.openElements.pop(), (e.insertionMode = Q.IN_TABLE));
      break;
    case Y.TABLE:
      e.openElements.hasTableBodyContextInTableScope() &&
        (e.openElements.clearBackToTableBodyContext(), e.openElements.pop(), (e.insertionMode = Q.IN_TABLE), cg(e, t));
      break;
    case Y.BODY:
    case Y.CAPTION:
    case Y.COL:
    case Y.COLGROUP:
    case Y.HTML:
    case Y.TD:
    case Y.TH:
    case Y.TR:
      break;
    default:
      cg(e, t);
  }
}
function xg(e, t) {
  switch (t.tagID) {
    case Y.TH:
    case Y.TD:
      e.openElements.clearBackToTableRowContext(),
        e._insertElement(t, q.HTML),
        (e.insertionMode = Q.IN_CELL),
        e.activeFormattingElements.insertMarker();
      break;
    case Y.CAPTION:
    case Y.COL:
    case Y.COLGROUP:
    case Y.TBODY:
    case Y.TFOOT:
    case Y.THEAD:
    case Y.TR:
      e.openElements.hasInTableScope(Y.TR) &&
        (e.openElements.clearBackToTableRowContext(),
        e.openElements.pop(),
        (e.insertionMode = Q.IN_TABLE_BODY),
        yg(e, t));
      break;
    default:
      sg(e, t);
  }
}
function Sg(e, t) {
  switch (t.tagID) {
    case Y.TR:
      e.openElements.hasInTableScope(Y.TR) &&
        (e.openElements.clearBackToTableRowContext(), e.openElements.pop(), (e.insertionMode = Q.IN_TABLE_BODY));
      break;
    case Y.TABLE:
      e.openElements.hasInTableScope(Y.TR) &&
        (e.openElements.clearBackToTableRowContext(),
        e.openElements.pop(),
        (e.insertionMode = Q.IN_TABLE_BODY),
        bg(e, t));
      break;
    case Y.TBODY:
    case Y.TFOOT:
    case Y.THEAD:
      (e.openElements.hasInTableScope(t.tagID) || e.openElements.hasInTableScope(Y.TR)) &&
        (e.openElements.clearBackToTableRowContext(),
        e.openElements.pop(),
        (e.insertionMode = Q.IN_TABLE_BODY),
        bg(e, t));
      break;
    case Y.BODY:
    case Y.CAPTION:
    case Y.COL:
    case Y.COLGROUP:
    case Y.HTML:
    case Y.TD:
    case Y.TH:
      break;
    default:
      cg(e, t);
  }
}
function Cg(e, t) {
  const n = t.tagID;
  pg.has(n)
    ? (e.openElements.hasInTableScope(Y.TD) || e.openElements.hasInTableScope(Y.TH)) && (e._closeTableCell(), xg(e, t))
    : Ih(e, t);
}
function wg(e, t) {
  const n = t.tagID;
  switch (n) {
    case Y.TD:
    case Y.TH:
      e.openElements.hasInTableScope(n) &&
        (e.openElements.generateImpliedEndTags(),
        e.openElements.popUntilTagNamePopped(n),
        e.activeFormattingElements.clearToLastMarker(),
        (e.insertionMode = Q.IN_ROW));
      break;
    case Y.TABLE:
    case Y.TBODY:
    case Y.TFOOT:
    case Y.THEAD:
    case Y.TR:
      e.openElements.hasInTableScope(n) && (e._closeTableCell(), Sg(e, t));
      break;
    case Y.BODY:
    case Y.CAPTION:
    case Y.COL:
    case Y.COLGROUP:
    case Y.HTML:
      break;
    default:
      Jh(e, t);
  }
}
function Tg(e, t) {
  switch (t.tagID) {
    case Y.HTML:
      Ih(e, t);
      break;
    case Y.OPTION:
      e.openElements.currentTagId === Y.OPTION && e.openElements.pop(), e._insertElement(t, q.HTML);
      break;
    case Y.OPTGROUP:
      e.openElements.currentTagId === Y.OPTION && e.openElements.pop(),
        e.openElements.currentTagId === Y.OPTGROUP && e.openElements.pop(),
        e._insertElement(t, q.HTML);
      break;
    case Y.HR:
      e.openElements.currentTagId === Y.OPTION && e.openElements.pop(),
        e.openElements.currentTagId === Y.OPTGROUP && e.openElements.pop(),
        e._appendElement(t, q.HTML),
        (t.ackSelfClosing = !0);
      break;
    case Y.INPUT:
    case Y.KEYGEN:
    case Y.TEXTAREA:
    case Y.SELECT:
      e.openElements.hasInSelectScope(Y.SELECT) &&
        (e.openElements.popUntilTagNamePopped(Y.SELECT),
        e._resetInsertionMode(),
        t.tagID !== Y.SELECT && e._processStartTag(t));
      break;
    case Y.SCRIPT:
    case Y.TEMPLATE:
      Gm(e, t);
  }
}
function Eg(e, t) {
  switch (t.tagID) {
    case Y.OPTGROUP:
      e.openElements.stackTop > 0 &&
        e.openElements.currentTagId === Y.OPTION &&
        e.openElements.tagIDs[e.openElements.slotBelow(e.openElements.stackTop)] === Y.OPTGROUP &&
        e.openElements.pop(),
        e.openElements.currentTagId === Y.OPTGROUP && e.openElements.pop();
      break;
    case Y.OPTION:
      e.openElements.currentTagId === Y.OPTION && e.openElements.pop();
      break;
    case Y.SELECT:
      e.openElements.hasInSelectScope(Y.SELECT) &&
        (e.openElements.popUntilTagNamePopped(Y.SELECT), e._resetInsertionMode());
      break;
    case Y.TEMPLATE:
      qm(e, t);
  }
}
function Dg(e, t) {
  const n = t.tagID;
  n === Y.CAPTION ||
  n === Y.TABLE ||
  n === Y.TBODY ||
  n === Y.TFOOT ||
  n === Y.THEAD ||
  n === Y.TR ||
  n === Y.TD ||
  n === Y.TH
    ? (e.openElements.popUntilTagNamePopped(Y.SELECT), e._resetInsertionMode(), e._processStartTag(t))
    : Tg(e, t);
}
function Og(e, t) {
  const n = t.tagID;
  n === Y.CAPTION ||
  n === Y.TABLE ||
  n === Y.TBODY ||
  n === Y.TFOOT ||
  n === Y.THEAD ||
  n === Y.TR ||
  n === Y.TD ||
  n === Y.TH
    ? e.openElements.hasInTableScope(n) &&
      (e.openElements.popUntilTagNamePopped(Y.SELECT), e._resetInsertionMode(), e.onEndTag(t))
    : Eg(e, t);
}
function kg(e, t) {
  switch (t.tagID) {
    case Y.BASE:
    case Y.BASEFONT:
    case Y.BGSOUND:
    case Y.LINK:
    case Y.META:
    case Y.NOFRAMES:
    case Y.SCRIPT:
    case Y.STYLE:
    case Y.TEMPLATE:
    case Y.TITLE:
      Gm(e, t);
      break;
    case Y.CAPTION:
    case Y.COLGROUP:
    case Y.TBODY:
    case Y.TFOOT:
    case Y.THEAD:
      (e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = Q.IN_TABLE),
        (e.insertionMode = Q.IN_TABLE),
        sg(e, t);
      break;
    case Y.COL:
      (e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = Q.IN_COLUMN_GROUP),
        (e.insertionMode = Q.IN_COLUMN_GROUP),
        gg(e, t);
      break;
    case Y.TR:
      (e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = Q.IN_TABLE_BODY),
        (e.insertionMode = Q.IN_TABLE_BODY),
        yg(e, t);
      break;
    case Y.TD:
    case Y.TH:
      (e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = Q.IN_ROW),
        (e.insertionMode = Q.IN_ROW),
        xg(e, t);
      break;
    default:
      (e.tmplInsertionModeStack[e.tmplInsertionModeStack.length - 1] = Q.IN_BODY),
        (e.insertionMode = Q.IN_BODY),
        Ih(e, t);
  }
}
function Ag(e, t) {
  t.tagID === Y.TEMPLATE && qm(e, t);
}
function jg(e, t) {
  if (e.openElements.tmplCount > 0) {
    do
      e.openElements.popUntilTagNamePopped(Y.TEMPLATE),
        e.activeFormattingElements.clearToLastMarker(),
        e.tmplInsertionModeStack.pop();
    while (e.openElements.tmplCount > 0);
    e._resetInsertionMode(), e.onEof(t);
  } else Im(e, t);
}
function Mg(e, t) {
  t.tagID === Y.HTML ? Ih(e, t) : Pg(e, t);
}
function Ng(e, t) {
  if (t.tagID === Y.HTML) {
    if (
      (e.fragmentContext || (e.insertionMode = Q.AFTER_AFTER_BODY),
      e.options.sourceCodeLocationInfo && e.openElements.tagIDs[0] === Y.HTML)
    ) {
      e._setEndLocation(e.openElements.items[0], t);
      const n = e.openElements.items[1];
      n && !e.treeAdapter.getNodeSourceCodeLocation(n)?.endTag && e._setEndLocation(n, t);
    }
  } else Pg(e, t);
}
function Pg(e, t) {
  (e.insertionMode = Q.IN_BODY), th(e, t);
}
function Fg(e, t) {
  switch (t.tagID) {
    case Y.HTML:
      Ih(e, t);
      break;
    case Y.FRAMESET:
      e._insertElement(t, q.HTML);
      break;
    case Y.FRAME:
      e._appendElement(t, q.HTML), (t.ackSelfClosing = !0);
      break;
    case Y.NOFRAMES:
      Gm(e, t);
  }
}
function Ig(e, t) {
  t.tagID === Y.FRAMESET &&
    !e.openElements.isRootHtmlElementCurrent() &&
    (e.openElements.pop(),
    !e.fragmentContext && e.openElements.currentTagId !== Y.FRAMESET && (e.insertionMode = Q.AFTER_FRAMESET));
}
function Lg(e, t) {
  switch (t.tagID) {
    case Y.HTML:
      Ih(e, t);
      break;
    case Y.NOFRAMES:
      Gm(e, t);
  }
}
function Rg(e, t) {
  t.tagID === Y.HTML && (e.insertionMode = Q.AFTER_AFTER_FRAMESET);
}
function zg(e, t) {
  t.tagID === Y.HTML ? Ih(e, t) : Bg(e, t);
}
function Bg(e, t) {
  (e.insertionMode = Q.IN_BODY), th(e, t);
}
function Vg(e, t) {
  switch (t.tagID) {
    case Y.HTML:
      Ih(e, t);
      break;
    case Y.NOFRAMES:
      Gm(e, t);
  }
}
function Hg(e, t) {
  (t.chars = `�`), e._insertCharacters(t);
}
function Ug(e, t) {
  e._insertCharacters(t), (e.framesetOk = !1);
}
function Wg(e) {
  for (
    ;
    e.treeAdapter.getNamespaceURI(e.openElements.current) !== q.HTML &&
    e.openElements.currentTagId !== void 0 &&
    !e._isIntegrationPoint(e.openElements.currentTagId, e.openElements.current);
  )
    e.openElements.pop();
}
function Gg(e, t) {
  if (fm(t)) Wg(e), e._startTagOutsideForeignContent(t);
  else {
    const n = e._getAdjustedCurrentElement(),
      r = e.treeAdapter.getNamespaceURI(n);
    r === q.MATHML ? pm(t) : r === q.SVG && (gm(t), mm(t)),
      hm(t),
      t.selfClosing ? e._appendElement(t, r) : e._insertElement(t, r),
      (t.ackSelfClosing = !0);
  }
}
function Kg(e, t) {
  if (t.tagID === Y.P || t.tagID === Y.BR) {
    Wg(e), e._endTagOutsideForeignContent(t);
    return;
  }
  if (e.openElements.stackTop === 0) return;
  const { tagName: n } = t,
    r = um.get(n),
    i = e.fragmentContext ? e.treeAdapter.getNamespaceURI(e.fragmentContext) : q.HTML,
    a = Math.max(
      e.openElements.indexOfTopmostByName(q.SVG, n),
      e.openElements.indexOfTopmostByName(q.MATHML, n),
      r === void 0 ? -1 : e.openElements.indexOfTopmostByName(q.SVG, r),
      i === q.HTML || i === q.SVG || i === q.MATHML ? -1 : e.openElements.indexOfTopmostByName(i, n),
    );
  a > e.openElements.indexOfTopmostHtmlElement()
    ? ((t.tagName = e.treeAdapter.getTagName(e.openElements.items[a])), e.openElements.shortenToLength(a))
    : e._endTagOutsideForeignContent(t);
}
J.AREA,
  J.BASE,
  J.BASEFONT,
  J.BGSOUND,
  J.BR,
  J.COL,
  J.EMBED,
  J.FRAME,
  J.HR,
  J.IMG,
  J.INPUT,
  J.KEYGEN,
  J.LINK,
  J.META,
  J.PARAM,
  J.SOURCE,
  J.TRACK,
  J.WBR;
function qg(e, t) {
  return Tm.parse(e, t);
}
function Jg(e, t, n) {
  typeof e == `string` && ((n = t), (t = e), (e = null));
  const r = Tm.getFragmentParser(e, n);
  return (r.tokenizer.write(t, !0), r.getFragment());
}
function Yg(e) {
  return !e || typeof e != `object`
    ? ``
    : `position` in e || `type` in e
      ? Zg(e.position)
      : `start` in e || `end` in e
        ? Zg(e)
        : `line` in e || `column` in e
          ? Xg(e)
          : ``;
}
function Xg(e) {
  return Qg(e && e.line) + `:` + Qg(e && e.column);
}
function Zg(e) {
  return Xg(e && e.start) + `-` + Xg(e && e.end);
}
function Qg(e) {
  return e && typeof e == `number` ? e : 1;
}
var $g = class extends Error {
  constructor(e, t, n) {
    super(), typeof t == `string` && ((n = t), (t = void 0));
    let r = ``,
      i = {},
      a = !1;
    if (
      (t &&
        (i =
          (`line` in t && `column` in t) || (`start` in t && `end` in t)
            ? { place: t }
            : `type` in t
              ? { ancestors: [t], place: t.position }
              : { ...t }),
      typeof e == `string` ? (r = e) : !i.cause && e && ((a = !0), (r = e.message), (i.cause = e)),
      !i.ruleId && !i.source && typeof n == `string`)
    ) {
      const e = n.indexOf(`:`);
      e === -1 ? (i.ruleId = n) : ((i.source = n.slice(0, e)), (i.ruleId = n.slice(e + 1)));
    }
    if (!i.place && i.ancestors) {
      const e = i.ancestors[i.ancestors.length - 1];
      e && (i.place = e.position);
    }
    const o = i.place && `start` in i.place ? i.place.start : i.place;
    (this.ancestors = i.ancestors || void 0),
      (this.cause = i.cause || void 0),
      (this.column = o ? o.column : void 0),
      (this.fatal = void 0),
      (this.file = ``),
      (this.message = r),
      (this.line = o ? o.line : void 0),
      (this.name = Yg(i.place) || `1:1`),
      (this.place = i.place || void 0),
      (this.reason = this.message),
      (this.ruleId = i.ruleId || void 0),
      (this.source = i.source || void 0),
      (this.stack = a && i.cause && typeof i.cause.stack == `string` ? i.cause.stack : ``),
      (this.actual = void 0),
      (this.expected = void 0),
      (this.note = void 0),
      (this.url = void 0);
  }
};
Object.defineProperties($g.prototype, {
  file: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
  name: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
  reason: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
  message: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
  stack: { configurable: !0, enumerable: !0, value: ``, writable: !0 },
  column: { configurable: !0, enumerable: !0, writable: !0 },
  line: { configurable: !0, enumerable: !0, writable: !0 },
  ancestors: { configurable: !0, enumerable: !0, writable: !0 },
  cause: { configurable: !0, enumerable: !0, writable: !0 },
  fatal: { configurable: !0, enumerable: !0, writable: !0 },
  place: { configurable: !0, enumerable: !0, writable: !0 },
  ruleId: { configurable: !0, enumerable: !0, writable: !0 },
  source: { configurable: !0, enumerable: !0, writable: !0 },
});
function e_(e) {
  return !!(typeof e == `object` && e && `href` in e && e.href && `protocol` in e && e.protocol && e.auth === void 0);
}
const t_ = [`history`, `path`, `basename`, `stem`, `extname`, `dirname`];
var n_ = class {
  constructor(e) {
    let t;
    (t = e ? (e_(e) ? { path: e } : typeof e == `string` || o_(e) ? { value: e } : e) : {}),
      (this.cwd = `cwd` in t ? `` : p.cwd()),
      (this.data = {}),
      (this.history = []),
      (this.messages = []),
      this.value,
      this.map,
      this.result,
      this.stored;
    let n = -1;
    for (; ++n < t_.length; ) {
      const e = t_[n];
      e in t && t[e] !== void 0 && t[e] !== null && (this[e] = e === `history` ? [...t[e]] : t[e]);
    }
    let r;
    for (r in t) t_.includes(r) || (this[r] = t[r]);
  }
  get basename() {
    return typeof this.path == `string` ? f.basename(this.path) : void 0;
  }
  set basename(e) {
    i_(e, `basename`), r_(e, `basename`), (this.path = f.join(this.dirname || ``, e));
  }
  get dirname() {
    return typeof this.path == `string` ? f.dirname(this.path) : void 0;
  }
  set dirname(e) {
    a_(this.basename, `dirname`), (this.path = f.join(e || ``, this.basename));
  }
  get extname() {
    return typeof this.path == `string` ? f.extname(this.path) : void 0;
  }
  set extname(e) {
    if ((r_(e, `extname`), a_(this.dirname, `extname`), e)) {
      if (e.codePointAt(0) !== 46) throw Error('`extname` must start with `.`');
      if (e.includes(`.`, 1)) throw Error('`extname` cannot contain multiple dots');
    }
    this.path = f.join(this.dirname, this.stem + (e || ``));
  }
  get path() {
    return this.history[this.history.length - 1];
  }
  set path(e) {
    e_(e) && (e = c(e)), i_(e, `path`), this.path !== e && this.history.push(e);
  }
  get stem() {
    return typeof this.path == `string` ? f.basename(this.path, this.extname) : void 0;
  }
  set stem(e) {
    i_(e, `stem`), r_(e, `stem`), (this.path = f.join(this.dirname || ``, e + (this.extname || ``)));
  }
  fail(e, t, n) {
    const r = this.message(e, t, n);
    throw ((r.fatal = !0), r);
  }
  info(e, t, n) {
    const r = this.message(e, t, n);
    return ((r.fatal = void 0), r);
  }
  message(e, t, n) {
    const r = new $g(e, t, n);
    return (
      this.path && ((r.name = this.path + `:` + r.name), (r.file = this.path)), (r.fatal = !1), this.messages.push(r), r
    );
  }
  toString(e) {
    return this.value === void 0
      ? ``
      : typeof this.value == `string`
        ? this.value
        : new TextDecoder(e || void 0).decode(this.value);
  }
};
function r_(e, t) {
  if (e && e.includes(f.sep)) throw Error('`' + t + '` cannot be a path: did not expect `' + f.sep + '`');
}
function i_(e, t) {
  if (!e) throw Error('`' + t + '` cannot be empty');
}
function a_(e, t) {
  if (!e) throw Error('Setting `' + t + '` requires `path` to be set too');
}
function o_(e) {
  return !!(e && typeof e == `object` && `byteLength` in e && `byteOffset` in e);
}
const s_ = {
    abandonedHeadElementChild: {
      reason: `Unexpected metadata element after head`,
      description: 'Unexpected element after head. Expected the element before `</head>`',
      url: !1,
    },
    abruptClosingOfEmptyComment: {
      reason: `Unexpected abruptly closed empty comment`,
      description: 'Unexpected `>` or `->`. Expected `-->` to close comments',
    },
    abruptDoctypePublicIdentifier: {
      reason: `Unexpected abruptly closed public identifier`,
      description: 'Unexpected `>`. Expected a closing `"` or `\'` after the public identifier',
    },
    abruptDoctypeSystemIdentifier: {
      reason: `Unexpected abruptly closed system identifier`,
      description: 'Unexpected `>`. Expected a closing `"` or `\'` after the identifier identifier',
    },
    absenceOfDigitsInNumericCharacterReference: {
      reason: `Unexpected non-digit at start of numeric character reference`,
      description:
        'Unexpected `%c`. Expected `[0-9]` for decimal references or `[0-9a-fA-F]` for hexadecimal references',
    },
    cdataInHtmlContent: {
      reason: `Unexpected CDATA section in HTML`,
      description: 'Unexpected `<![CDATA[` in HTML. Remove it, use a comment, or encode special characters instead',
    },
    characterReferenceOutsideUnicodeRange: {
      reason: `Unexpected too big numeric character reference`,
      description: `Unexpectedly high character reference. Expected character references to be at most hexadecimal 10ffff (or decimal 1114111)`,
    },
    closingOfElementWithOpenChildElements: {
      reason: `Unexpected closing tag with open child elements`,
      description: `Unexpectedly closing tag. Expected other tags to be closed first`,
      url: !1,
    },
    controlCharacterInInputStream: {
      reason: `Unexpected control character`,
      description: 'Unexpected control character `%x`. Expected a non-control code point, 0x00, or ASCII whitespace',
    },
    controlCharacterReference: {
      reason: `Unexpected control character reference`,
      description: `Unexpectedly control character in reference. Expected a non-control code point, 0x00, or ASCII whitespace`,
    },
    disallowedContentInNoscriptInHead: {
      reason: 'Disallowed content inside `<noscript>` in `<head>`',
      description: 'Unexpected text character `%c`. Only use text in `<noscript>`s in `<body>`',
      url: !1,
    },
    duplicateAttribute: {
      reason: `Unexpected duplicate attribute`,
      description: `Unexpectedly double attribute. Expected attributes to occur only once`,
    },
    endTagWithAttributes: {
      reason: `Unexpected attribute on closing tag`,
      description: 'Unexpected attribute. Expected `>` instead',
    },
    endTagWithTrailingSolidus: {
      reason: `Unexpected slash at end of closing tag`,
      description: 'Unexpected `%c-1`. Expected `>` instead',
    },
    endTagWithoutMatchingOpenElement: {
      reason: `Unexpected unopened end tag`,
      description: `Unexpected end tag. Expected no end tag or another end tag`,
      url: !1,
    },
    eofBeforeTagName: {
      reason: `Unexpected end of file`,
      description: `Unexpected end of file. Expected tag name instead`,
    },
    eofInCdata: {
      reason: `Unexpected end of file in CDATA`,
      description: 'Unexpected end of file. Expected `]]>` to close the CDATA',
    },
    eofInComment: {
      reason: `Unexpected end of file in comment`,
      description: 'Unexpected end of file. Expected `-->` to close the comment',
    },
    eofInDoctype: {
      reason: `Unexpected end of file in doctype`,
      description: 'Unexpected end of file. Expected a valid doctype (such as `<!doctype html>`)',
    },
    eofInElementThatCanContainOnlyText: {
      reason: `Unexpected end of file in element that can only contain text`,
      description: `Unexpected end of file. Expected text or a closing tag`,
      url: !1,
    },
    eofInScriptHtmlCommentLikeText: {
      reason: `Unexpected end of file in comment inside script`,
      description: 'Unexpected end of file. Expected `-->` to close the comment',
    },
    eofInTag: {
      reason: `Unexpected end of file in tag`,
      description: 'Unexpected end of file. Expected `>` to close the tag',
    },
    incorrectlyClosedComment: {
      reason: `Incorrectly closed comment`,
      description: 'Unexpected `%c-1`. Expected `-->` to close the comment',
    },
    incorrectlyOpenedComment: {
      reason: `Incorrectly opened comment`,
      description: 'Unexpected `%c`. Expected `<!--` to open the comment',
    },
    invalidCharacterSequenceAfterDoctypeName: {
      reason: `Invalid sequence after doctype name`,
      description: 'Unexpected sequence at `%c`. Expected `public` or `system`',
    },
    invalidFirstCharacterOfTagName: {
      reason: `Invalid first character in tag name`,
      description: 'Unexpected `%c`. Expected an ASCII letter instead',
    },
    misplacedDoctype: {
      reason: `Misplaced doctype`,
      description: `Unexpected doctype. Expected doctype before head`,
      url: !1,
    },
    misplacedStartTagForHeadElement: {
      reason: 'Misplaced `<head>` start tag',
      description: 'Unexpected start tag `<head>`. Expected `<head>` directly after doctype',
      url: !1,
    },
    missingAttributeValue: {
      reason: `Missing attribute value`,
      description: 'Unexpected `%c-1`. Expected an attribute value or no `%c-1` instead',
    },
    missingDoctype: {
      reason: `Missing doctype before other content`,
      description: 'Expected a `<!doctype html>` before anything else',
      url: !1,
    },
    missingDoctypeName: {
      reason: `Missing doctype name`,
      description: 'Unexpected doctype end at `%c`. Expected `html` instead',
    },
    missingDoctypePublicIdentifier: {
      reason: `Missing public identifier in doctype`,
      description: 'Unexpected `%c`. Expected identifier for `public` instead',
    },
    missingDoctypeSystemIdentifier: {
      reason: `Missing system identifier in doctype`,
      description: 'Unexpected `%c`. Expected identifier for `system` instead (suggested: `"about:legacy-compat"`)',
    },
    missingEndTagName: {
      reason: `Missing name in end tag`,
      description: 'Unexpected `%c`. Expected an ASCII letter instead',
    },
    missingQuoteBeforeDoctypePublicIdentifier: {
      reason: `Missing quote before public identifier in doctype`,
      description: 'Unexpected `%c`. Expected `"` or `\'` instead',
    },
    missingQuoteBeforeDoctypeSystemIdentifier: {
      reason: `Missing quote before system identifier in doctype`,
      description: 'Unexpected `%c`. Expected `"` or `\'` instead',
    },
    missingSemicolonAfterCharacterReference: {
      reason: `Missing semicolon after character reference`,
      description: 'Unexpected `%c`. Expected `;` instead',
    },
    missingWhitespaceAfterDoctypePublicKeyword: {
      reason: `Missing whitespace after public identifier in doctype`,
      description: 'Unexpected `%c`. Expected ASCII whitespace instead',
    },
    missingWhitespaceAfterDoctypeSystemKeyword: {
      reason: `Missing whitespace after system identifier in doctype`,
      description: 'Unexpected `%c`. Expected ASCII whitespace instead',
    },
    missingWhitespaceBeforeDoctypeName: {
      reason: `Missing whitespace before doctype name`,
      description: 'Unexpected `%c`. Expected ASCII whitespace instead',
    },
    missingWhitespaceBetweenAttributes: {
      reason: `Missing whitespace between attributes`,
      description: 'Unexpected `%c`. Expected ASCII whitespace instead',
    },
    missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers: {
      reason: `Missing whitespace between public and system identifiers in doctype`,
      description: 'Unexpected `%c`. Expected ASCII whitespace instead',
    },
    nestedComment: { reason: `Unexpected nested comment`, description: 'Unexpected `<!--`. Expected `-->`' },
    nestedNoscriptInHead: {
      reason: 'Unexpected nested `<noscript>` in `<head>`',
      description: 'Unexpected `<noscript>`. Expected a closing tag or a meta element',
      url: !1,
    },
    nonConformingDoctype: {
      reason: `Unexpected non-conforming doctype declaration`,
      description: 'Expected `<!doctype html>` or `<!doctype html system "about:legacy-compat">`',
      url: !1,
    },
    nonVoidHtmlElementStartTagWithTrailingSolidus: {
      reason: `Unexpected trailing slash on start tag of non-void element`,
      description: 'Unexpected `/`. Expected `>` instead',
    },
    noncharacterCharacterReference: {
      reason: `Unexpected noncharacter code point referenced by character reference`,
      description: `Unexpected code point. Do not use noncharacters in HTML`,
    },
    noncharacterInInputStream: {
      reason: `Unexpected noncharacter character`,
      description: 'Unexpected code point `%x`. Do not use noncharacters in HTML',
    },
    nullCharacterReference: {
      reason: `Unexpected NULL character referenced by character reference`,
      description: `Unexpected code point. Do not use NULL characters in HTML`,
    },
    openElementsLeftAfterEof: {
      reason: `Unexpected end of file`,
      description: `Unexpected end of file. Expected closing tag instead`,
      url: !1,
    },
    surrogateCharacterReference: {
      reason: `Unexpected surrogate character referenced by character reference`,
      description: `Unexpected code point. Do not use lone surrogate characters in HTML`,
    },
    surrogateInInputStream: {
      reason: `Unexpected surrogate character`,
      description: 'Unexpected code point `%x`. Do not use lone surrogate characters in HTML',
    },
    unexpectedCharacterAfterDoctypeSystemIdentifier: {
      reason: `Invalid character after system identifier in doctype`,
      description: 'Unexpected character at `%c`. Expected `>`',
    },
    unexpectedCharacterInAttributeName: {
      reason: `Unexpected character in attribute name`,
      description: 'Unexpected `%c`. Expected whitespace, `/`, `>`, `=`, or probably an ASCII letter',
    },
    unexpectedCharacterInUnquotedAttributeValue: {
      reason: `Unexpected character in unquoted attribute value`,
      description: 'Unexpected `%c`. Quote the attribute value to include it',
    },
    unexpectedEqualsSignBeforeAttributeName: {
      reason: `Unexpected equals sign before attribute name`,
      description: 'Unexpected `%c`. Add an attribute name before it',
    },
    unexpectedNullCharacter: {
      reason: `Unexpected NULL character`,
      description: 'Unexpected code point `%x`. Do not use NULL characters in HTML',
    },
    unexpectedQuestionMarkInsteadOfTagName: {
      reason: `Unexpected question mark instead of tag name`,
      description: 'Unexpected `%c`. Expected an ASCII letter instead',
    },
    unexpectedSolidusInTag: {
      reason: `Unexpected slash in tag`,
      description: 'Unexpected `%c-1`. Expected it followed by `>` or in a quoted attribute value',
    },
    unknownNamedCharacterReference: {
      reason: `Unexpected unknown named character reference`,
      description: `Unexpected character reference. Expected known named character references`,
    },
  },
  c_ = /-[a-z]/g,
  l_ = /%c(?:([+-])(\d+))?/g,
  u_ = /%x/g,
  d_ = { 2: !0, 1: !1, 0: null },
  f_ = {};
function p_(e, t) {
  const n = t || f_,
    { onerror: r } = n,
    i = e instanceof n_ ? e : new n_(e),
    a = n.fragment ? Jg : qg,
    o = String(i);
  return Sf(a(o, { sourceCodeLocationInfo: !0, onParseError: n.onerror ? s : null, scriptingEnabled: !1 }), {
    file: i,
    space: n.space,
    verbose: n.verbose,
  });
  function s(e) {
    const { code: t } = e,
      a = m_(t),
      s = n[a] ?? !0,
      c = typeof s == `number` ? s : +!!s;
    if (c) {
      const n = s_[a],
        o = new $g(l(n.reason), {
          place: {
            start: { line: e.startLine, column: e.startCol, offset: e.startOffset },
            end: { line: e.endLine, column: e.endCol, offset: e.endOffset },
          },
          ruleId: t,
          source: `hast-util-from-html`,
        });
      i.path && ((o.file = i.path), (o.name = i.path + `:` + o.name)),
        (o.fatal = d_[c]),
        (o.note = l(n.description)),
        (o.url = n.url === !1 ? void 0 : `https://html.spec.whatwg.org/multipage/parsing.html#parse-error-` + t),
        r(o);
    }
    function l(t) {
      return t.replace(l_, n).replace(u_, r);
      function n(t, n, r) {
        const i = (r ? Number(r) : 0) * (n === `-` ? -1 : 1);
        return g_(o.charAt(e.startOffset + i));
      }
      function r() {
        return __(o.charCodeAt(e.startOffset));
      }
    }
  }
}
function m_(e) {
  return e.replace(c_, h_);
}
function h_(e) {
  return e.charAt(1).toUpperCase();
}
function g_(e) {
  return e === '`' ? '` ` `' : e;
}
function __(e) {
  return `0x` + e.toString(16).toUpperCase();
}
function v_(e) {
  const { emitParseErrors: n, ...r } = { ...this.data(`settings`), ...e };
  this.parser = i;
  function i(e, t) {
    return p_(e, {
      ...r,
      onerror: n
        ? (e) => {
            t.path && ((e.name = t.path + `:` + e.name), (e.file = t.path)), t.messages.push(e);
          }
        : void 0,
    });
  }
}
const { defineProperty: y_ } = Object,
  b_ = typeof self == `object` ? self : globalThis,
  x_ = (e, t) => {
    switch (e) {
      case `Function`:
      case `SharedWorker`:
      case `Worker`:
      case `eval`:
      case `setInterval`:
      case `setTimeout`:
        throw TypeError(`unable to deserialize ` + e);
    }
    return new b_[e](t);
  },
  S_ = (e, t) => {
    const n = (t, n) => (e.set(n, t), t),
      r = (i) => {
        if (e.has(i)) return e.get(i);
        const [a, o] = t[i];
        switch (a) {
          case 0:
          case -1:
            return n(o, i);
          case 1: {
            const e = n([], i);
            for (const t of o) e.push(r(t));
            return e;
          }
          case 2: {
            const e = n({}, i);
            for (const [t, n] of o) {
              const i = r(t),
                a = r(n);
              i === `__proto__` ? y_(e, i, { value: a, configurable: !0, enumerable: !0, writable: !0 }) : (e[i] = a);
            }
            return e;
          }
          case 3:
            return n(new Date(o), i);
          case 4: {
            const { source: e, flags: t } = o;
            return n(new RegExp(e, t), i);
          }
          case 5: {
            const e = n(/* @__PURE__ */ new Map(), i);
            for (const [t, n] of o) e.set(r(t), r(n));
            return e;
          }
          case 6: {
            const e = n(/* @__PURE__ */ new Set(), i);
            for (const t of o) e.add(r(t));
            return e;
          }
          case 7: {
            const { name: e, message: t } = o;
            return n(typeof b_[e] == `function` ? x_(e, t) : Error(t), i);
          }
          case 8:
            return n(BigInt(o), i);
          case `BigInt`:
            return n(Object(BigInt(o)), i);
          case `ArrayBuffer`:
            return n(new Uint8Array(o).buffer, o);
          case `DataView`: {
            const { buffer: e } = new Uint8Array(o);
            return n(new DataView(e), o);
          }
          case `-0`:
            return -0;
        }
        return n(x_(a, o), i);
      };
    return r;
  },
  C_ = (e) => S_(/* @__PURE__ */ new Map(), e)(0),
  { toString: w_ } = {},
  { keys: T_, is: E_ } = Object,
  D_ = (e) => {
    const t = typeof e;
    if (t !== `object` || !e) return [0, t];
    const n = w_.call(e).slice(8, -1);
    switch (n) {
      case `Array`:
        return [1, ``];
      case `Object`:
        return [2, ``];
      case `Date`:
        return [3, ``];
      case `RegExp`:
        return [4, ``];
      case `Map`:
        return [5, ``];
      case `Set`:
        return [6, ``];
      case `DataView`:
        return [1, n];
    }
    return n.includes(`Array`) ? [1, n] : e instanceof Error ? [7, e.name || `Error`] : [2, n];
  },
  O_ = ([e, t]) => e === 0 && (t === `function` || t === `symbol`),
  k_ = (e, t, n, r) => {
    const i = (e, t) => {
        const i = r.push(e) - 1;
        return (n.set(t, i), i);
      },
      a = (o) => {
        if (n.has(o)) return n.get(o);
        let [s, c] = D_(o);
        switch (s) {
          case 0: {
            let t = o;
            switch (c) {
              case `bigint`:
                (s = 8), (t = o.toString());
                break;
              case `number`:
                if (!o && E_(o, -0)) return r.push([`-0`]) - 1;
                break;
              case `function`:
              case `symbol`:
                if (e) throw TypeError(`unable to serialize ` + c);
                t = null;
                break;
              case `undefined`:
                return i([-1], o);
            }
            return i([s, t], o);
          }
          case 1: {
            if (c) {
              let e = o;
              return (
                c === `DataView` ? (e = new Uint8Array(o.buffer)) : c === `ArrayBuffer` && (e = new Uint8Array(o)),
                i([c, [...e]], o)
              );
            }
            const e = [],
              t = i([s, e], o);
            for (const t of o) e.push(a(t));
            return t;
          }
          case 2: {
            if (c)
              switch (c) {
                case `BigInt`:
                  return i([c, o.toString()], o);
                case `Boolean`:
                case `Number`:
                case `String`:
                  return i([c, o.valueOf()], o);
              }
            if (t && `toJSON` in o) return a(o.toJSON());
            const n = [],
              r = i([s, n], o);
            for (const t of T_(o)) (e || !O_(D_(o[t]))) && n.push([a(t), a(o[t])]);
            return r;
          }
          case 3:
            return i([s, isNaN(o.getTime()) ? `` : o.toISOString()], o);
          case 4: {
            const { source: e, flags: t } = o;
            return i([s, { source: e, flags: t }], o);
          }
          case 5: {
            const t = [],
              n = i([s, t], o);
            for (const [n, r] of o) (e || !(O_(D_(n)) || O_(D_(r)))) && t.push([a(n), a(r)]);
            return n;
          }
          case 6: {
            const t = [],
              n = i([s, t], o);
            for (const n of o) (e || !O_(D_(n))) && t.push(a(n));
            return n;
          }
        }
        const { message: l } = o;
        return i([s, { name: c, message: l }], o);
      };
    return a;
  },
  A_ = (e, { json: t, lossy: n } = {}) => {
    const r = [];
    return (k_(!(t || n), !!t, /* @__PURE__ */ new Map(), r)(e), r);
  };
var j_ =
  typeof structuredClone == `function`
    ? /* c8 ignore start */
      (e, t) => (t && (`json` in t || `lossy` in t) ? C_(A_(e, t)) : structuredClone(e))
    : (e, t) => C_(A_(e, t));
const M_ = P_(`end`),
  N_ = P_(`start`);
function P_(e) {
  return t;
  function t(t) {
    const n = (t && t.position && t.position[e]) || {};
    if (typeof n.line == `number` && n.line > 0 && typeof n.column == `number` && n.column > 0)
      return {
        line: n.line,
        column: n.column,
        offset: typeof n.offset == `number` && n.offset > -1 ? n.offset : void 0,
      };
  }
}
function F_(e) {
  const t = N_(e),
    n = M_(e);
  if (t && n) return { start: t, end: n };
}
const I_ = [`ariaDescribedBy`, `ariaLabel`, `ariaLabelledBy`],
  L_ = {
    ancestors: { tbody: [`table`], td: [`table`], th: [`table`], thead: [`table`], tfoot: [`table`], tr: [`table`] },
    attributes: {
      a: [...I_, `dataFootnoteBackref`, `dataFootnoteRef`, [`className`, `data-footnote-backref`], `href`],
      blockquote: [`cite`],
      code: [[`className`, /^language-./]],
      del: [`cite`],
      div: [`itemScope`, `itemType`],
      dl: [...I_],
      h2: [[`className`, `sr-only`]],
      img: [...I_, `longDesc`, `src`],
      input: [
        [`disabled`, !0],
        [`type`, `checkbox`],
      ],
      ins: [`cite`],
      li: [[`className`, `task-list-item`]],
      ol: [...I_, [`className`, `contains-task-list`]],
      q: [`cite`],
      section: [`dataFootnotes`, [`className`, `footnotes`]],
      source: [`srcSet`],
      summary: [...I_],
      table: [...I_],
      ul: [...I_, [`className`, `contains-task-list`]],
      '*': /* @__PURE__ */ `abbr.accept.acceptCharset.accessKey.action.align.alt.axis.border.cellPadding.cellSpacing.char.charOff.charSet.checked.clear.colSpan.color.cols.compact.coords.dateTime.dir.encType.frame.hSpace.headers.height.hrefLang.htmlFor.id.isMap.itemProp.label.lang.maxLength.media.method.multiple.name.noHref.noShade.noWrap.open.prompt.readOnly.rev.rowSpan.rows.rules.scope.selected.shape.size.span.start.summary.tabIndex.title.useMap.vAlign.value.width`.split(
        `.`,
      ),
    },
    clobber: [`ariaDescribedBy`, `ariaLabelledBy`, `id`, `name`],
    clobberPrefix: `user-content-`,
    protocols: {
      cite: [`http`, `https`],
      href: [`http`, `https`, `irc`, `ircs`, `mailto`, `xmpp`],
      longDesc: [`http`, `https`],
      src: [`http`, `https`],
    },
    required: { input: { disabled: !0, type: `checkbox` } },
    strip: [`script`],
    tagNames:
      /* @__PURE__ */ `a.b.blockquote.br.code.dd.del.details.div.dl.dt.em.h1.h2.h3.h4.h5.h6.hr.i.img.input.ins.kbd.li.ol.p.picture.pre.q.rp.rt.ruby.s.samp.section.source.span.strike.strong.sub.summary.sup.table.tbody.td.tfoot.th.thead.tr.tt.ul.var`.split(
        `.`,
      ),
  },
  R_ = {}.hasOwnProperty;
function z_(e, t) {
  let n = { type: `root`, children: [] },
    r = B_({ schema: t ? { ...L_, ...t } : L_, stack: [] }, e);
  return (r && (Array.isArray(r) ? (r.length === 1 ? (n = r[0]) : (n.children = r)) : (n = r)), n);
}
function B_(e, t) {
  if (t && typeof t == `object`) {
    const n = t;
    switch (typeof n.type == `string` ? n.type : ``) {
      case `comment`:
        return V_(e, n);
      case `doctype`:
        return H_(e, n);
      case `element`:
        return U_(e, n);
      case `root`:
        return W_(e, n);
      case `text`:
        return G_(e, n);
    }
  }
}
function V_(e, t) {
  if (e.schema.allowComments) {
    const e = typeof t.value == `string` ? t.value : ``,
      n = e.indexOf(`-->`),
      r = { type: `comment`, value: n < 0 ? e : e.slice(0, n) };
    return (Q_(r, t), r);
  }
}
function H_(e, t) {
  if (e.schema.allowDoctypes) {
    const e = { type: `doctype` };
    return (Q_(e, t), e);
  }
}
function U_(e, t) {
  const n = typeof t.tagName == `string` ? t.tagName : ``;
  e.stack.push(n);
  const r = K_(e, t.children),
    i = q_(e, t.properties);
  e.stack.pop();
  let a = !1;
  if (
    n &&
    n !== `*` &&
    (!e.schema.tagNames || e.schema.tagNames.includes(n)) &&
    ((a = !0), e.schema.ancestors && R_.call(e.schema.ancestors, n))
  ) {
    let t = e.schema.ancestors[n],
      r = -1;
    for (a = !1; ++r < t.length; ) e.stack.includes(t[r]) && (a = !0);
  }
  if (!a) return e.schema.strip && !e.schema.strip.includes(n) ? r : void 0;
  const o = { type: `element`, tagName: n, properties: i, children: r };
  return (Q_(o, t), o);
}
function W_(e, t) {
  const n = { type: `root`, children: K_(e, t.children) };
  return (Q_(n, t), n);
}
function G_(e, t) {
  const n = { type: `text`, value: typeof t.value == `string` ? t.value : `` };
  return (Q_(n, t), n);
}
function K_(e, t) {
  const n = [];
  if (Array.isArray(t)) {
    let r = t,
      i = -1;
    for (; ++i < r.length; ) {
      const t = B_(e, r[i]);
      t && (Array.isArray(t) ? n.push(...t) : n.push(t));
    }
  }
  return n;
}
function q_(e, t) {
  let n = e.stack[e.stack.length - 1],
    r = e.schema.attributes,
    i = e.schema.required,
    a = r && R_.call(r, n) ? r[n] : void 0,
    o = r && R_.call(r, `*`) ? r[`*`] : void 0,
    s = t && typeof t == `object` ? t : {},
    c = {},
    l;
  for (l in s)
    if (R_.call(s, l)) {
      let t = s[l],
        n = J_(e, $_(a, l), l, t);
      (n ??= J_(e, $_(o, l), l, t)), n != null && (c[l] = n);
    }
  if (i && R_.call(i, n)) {
    const e = i[n];
    for (l in e) R_.call(e, l) && !R_.call(c, l) && (c[l] = e[l]);
  }
  return c;
}
function J_(e, t, n, r) {
  return t ? (Array.isArray(r) ? Y_(e, t, n, r) : X_(e, t, n, r)) : void 0;
}
function Y_(e, t, n, r) {
  let i = -1,
    a = [];
  for (; ++i < r.length; ) {
    const o = X_(e, t, n, r[i]);
    (typeof o == `number` || typeof o == `string`) && a.push(o);
  }
  return a;
}
function X_(e, t, n, r) {
  if ((typeof r == `boolean` || typeof r == `number` || typeof r == `string`) && Z_(e, n, r)) {
    if (typeof t == `object` && t.length > 1) {
      let e = !1,
        n = 0;
      for (; ++n < t.length; ) {
        const i = t[n];
        if (i && typeof i == `object` && `flags` in i) {
          if (i.test(String(r))) {
            e = !0;
            break;
          }
        } else if (i === r) {
          e = !0;
          break;
        }
      }
      if (!e) return;
    }
    return e.schema.clobber && e.schema.clobberPrefix && e.schema.clobber.includes(n) ? e.schema.clobberPrefix + r : r;
  }
}
function Z_(e, t, n) {
  const r = e.schema.protocols && R_.call(e.schema.protocols, t) ? e.schema.protocols[t] : void 0;
  if (!r || r.length === 0) return !0;
  const i = String(n),
    a = i.indexOf(`:`),
    o = i.indexOf(`?`),
    s = i.indexOf(`#`),
    c = i.indexOf(`/`);
  if (a < 0 || (c > -1 && a > c) || (o > -1 && a > o) || (s > -1 && a > s)) return !0;
  let l = -1;
  for (; ++l < r.length; ) {
    const e = r[l];
    if (a === e.length && i.slice(0, e.length) === e) return !0;
  }
  return !1;
}
function Q_(e, t) {
  const n = F_(t);
  t.data && (e.data = j_(t.data)), n && (e.position = n);
}
function $_(e, t) {
  let n,
    r = -1;
  if (e)
    for (; ++r < e.length; ) {
      const i = e[r],
        a = typeof i == `string` ? i : i[0];
      if (a === t) return i;
      a === `data*` && (n = i);
    }
  if (t.length > 4 && t.slice(0, 4).toLowerCase() === `data`) return n;
}
function ev(e) {
  return (t) => z_(t, e);
}
const tv = [
    `area`,
    `base`,
    `basefont`,
    `bgsound`,
    `br`,
    `col`,
    `command`,
    `embed`,
    `frame`,
    `hr`,
    `image`,
    `img`,
    `input`,
    `keygen`,
    `link`,
    `meta`,
    `param`,
    `source`,
    `track`,
    `wbr`,
  ],
  nv = {}.hasOwnProperty;
function rv(e, t) {
  const n = t || {};
  function r(t, ...n) {
    let i = r.invalid,
      a = r.handlers;
    if (t && nv.call(t, e)) {
      const n = String(t[e]);
      i = nv.call(a, n) ? a[n] : r.unknown;
    }
    if (i) return i.call(this, t, ...n);
  }
  return ((r.handlers = n.handlers || {}), (r.invalid = n.invalid), (r.unknown = n.unknown), r);
}
const iv = /["&'<>`]/g,
  av = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g,
  ov = /[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g,
  sv = /[|\\{}()[\]^$+*?.]/g,
  cv = /* @__PURE__ */ new WeakMap();
function lv(e, t) {
  return (
    (e = e.replace(t.subset ? uv(t.subset) : iv, r)), t.subset || t.escapeOnly ? e : e.replace(av, n).replace(ov, r)
  );
  function n(e, n, r) {
    return t.format((e.charCodeAt(0) - 55296) * 1024 + e.charCodeAt(1) - 56320 + 65536, r.charCodeAt(n + 2), t);
  }
  function r(e, n, r) {
    return t.format(e.charCodeAt(0), r.charCodeAt(n + 1), t);
  }
}
function uv(e) {
  let t = cv.get(e);
  return (t || ((t = dv(e)), cv.set(e, t)), t);
}
function dv(e) {
  let t = [],
    n = -1;
  for (; ++n < e.length; ) t.push(e[n].replace(sv, `\\$&`));
  return RegExp(`(?:` + t.join(`|`) + `)`, `g`);
}
const fv = /[\dA-Fa-f]/;
function pv(e, t, n) {
  const r = `&#x` + e.toString(16).toUpperCase();
  return n && t && !fv.test(String.fromCharCode(t)) ? r : r + `;`;
}
const mv = /\d/;
function hv(e, t, n) {
  const r = `&#` + String(e);
  return n && t && !mv.test(String.fromCharCode(t)) ? r : r + `;`;
}
const gv =
    /* @__PURE__ */ `AElig.AMP.Aacute.Acirc.Agrave.Aring.Atilde.Auml.COPY.Ccedil.ETH.Eacute.Ecirc.Egrave.Euml.GT.Iacute.Icirc.Igrave.Iuml.LT.Ntilde.Oacute.Ocirc.Ograve.Oslash.Otilde.Ouml.QUOT.REG.THORN.Uacute.Ucirc.Ugrave.Uuml.Yacute.aacute.acirc.acute.aelig.agrave.amp.aring.atilde.auml.brvbar.ccedil.cedil.cent.copy.curren.deg.divide.eacute.ecirc.egrave.eth.euml.frac12.frac14.frac34.gt.iacute.icirc.iexcl.igrave.iquest.iuml.laquo.lt.macr.micro.middot.nbsp.not.ntilde.oacute.ocirc.ograve.ordf.ordm.oslash.otilde.ouml.para.plusmn.pound.quot.raquo.reg.sect.shy.sup1.sup2.sup3.szlig.thorn.times.uacute.ucirc.ugrave.uml.uuml.yacute.yen.yuml`.split(
      `.`,
    ),
  _v = {
    nbsp: `\xA0`,
    iexcl: `¡`,
    cent: `¢`,
    pound: `£`,
    curren: `¤`,
    yen: `¥`,
    brvbar: `¦`,
    sect: `§`,
    uml: `¨`,
    copy: `©`,
    ordf: `ª`,
    laquo: `«`,
    not: `¬`,
    shy: `­`,
    reg: `®`,
    macr: `¯`,
    deg: `°`,
    plusmn: `±`,
    sup2: `²`,
    sup3: `³`,
    acute: `´`,
    micro: `µ`,
    para: `¶`,
    middot: `·`,
    cedil: `¸`,
    sup1: `¹`,
    ordm: `º`,
    raquo: `»`,
    frac14: `¼`,
    frac12: `½`,
    frac34: `¾`,
    iquest: `¿`,
    Agrave: `À`,
    Aacute: `Á`,
    Acirc: `Â`,
    Atilde: `Ã`,
    Auml: `Ä`,
    Aring: `Å`,
    AElig: `Æ`,
    Ccedil: `Ç`,
    Egrave: `È`,
    Eacute: `É`,
    Ecirc: `Ê`,
    Euml: `Ë`,
    Igrave: `Ì`,
    Iacute: `Í`,
    Icirc: `Î`,
    Iuml: `Ï`,
    ETH: `Ð`,
    Ntilde: `Ñ`,
    Ograve: `Ò`,
    Oacute: `Ó`,
    Ocirc: `Ô`,
    Otilde: `Õ`,
    Ouml: `Ö`,
    times: `×`,
    Oslash: `Ø`,
    Ugrave: `Ù`,
    Uacute: `Ú`,
    Ucirc: `Û`,
    Uuml: `Ü`,
    Yacute: `Ý`,
    THORN: `Þ`,
    szlig: `ß`,
    agrave: `à`,
    aacute: `á`,
    acirc: `â`,
    atilde: `ã`,
    auml: `ä`,
    aring: `å`,
    aelig: `æ`,
    ccedil: `ç`,
    egrave: `è`,
    eacute: `é`,
    ecirc: `ê`,
    euml: `ë`,
    igrave: `ì`,
    iacute: `í`,
    icirc: `î`,
    iuml: `ï`,
    eth: `ð`,
    ntilde: `ñ`,
    ograve: `ò`,
    oacute: `ó`,
    ocirc: `ô`,
    otilde: `õ`,
    ouml: `ö`,
    divide: `÷`,
    oslash: `ø`,
    ugrave: `ù`,
    uacute: `ú`,
    ucirc: `û`,
    uuml: `ü`,
    yacute: `ý`,
    thorn: `þ`,
    yuml: `ÿ`,
    fnof: `ƒ`,
    Alpha: `Α`,
    Beta: `Β`,
    Gamma: `Γ`,
    Delta: `Δ`,
    Epsilon: `Ε`,
    Zeta: `Ζ`,
    Eta: `Η`,
    Theta: `Θ`,
    Iota: `Ι`,
    Kappa: `Κ`,
    Lambda: `Λ`,
    Mu: `Μ`,
    Nu: `Ν`,
    Xi: `Ξ`,
    Omicron: `Ο`,
    Pi: `Π`,
    Rho: `Ρ`,
    Sigma: `Σ`,
    Tau: `Τ`,
    Upsilon: `Υ`,
    Phi: `Φ`,
    Chi: `Χ`,
    Psi: `Ψ`,
    Omega: `Ω`,
    alpha: `α`,
    beta: `β`,
    gamma: `γ`,
    delta: `δ`,
    epsilon: `ε`,
    zeta: `ζ`,
    eta: `η`,
    theta: `θ`,
    iota: `ι`,
    kappa: `κ`,
    lambda: `λ`,
    mu: `μ`,
    nu: `ν`,
    xi: `ξ`,
    omicron: `ο`,
    pi: `π`,
    rho: `ρ`,
    sigmaf: `ς`,
    sigma: `σ`,
    tau: `τ`,
    upsilon: `υ`,
    phi: `φ`,
    chi: `χ`,
    psi: `ψ`,
    omega: `ω`,
    thetasym: `ϑ`,
    upsih: `ϒ`,
    piv: `ϖ`,
    bull: `•`,
    hellip: `…`,
    prime: `′`,
    Prime: `″`,
    oline: `‾`,
    frasl: `⁄`,
    weierp: `℘`,
    image: `ℑ`,
    real: `ℜ`,
    trade: `™`,
    alefsym: `ℵ`,
    larr: `←`,
    uarr: `↑`,
    rarr: `→`,
    darr: `↓`,
    harr: `↔`,
    crarr: `↵`,
    lArr: `⇐`,
    uArr: `⇑`,
    rArr: `⇒`,
    dArr: `⇓`,
    hArr: `⇔`,
    forall: `∀`,
    part: `∂`,
    exist: `∃`,
    empty: `∅`,
    nabla: `∇`,
    isin: `∈`,
    notin: `∉`,
    ni: `∋`,
    prod: `∏`,
    sum: `∑`,
    minus: `−`,
    lowast: `∗`,
    radic: `√`,
    prop: `∝`,
    infin: `∞`,
    ang: `∠`,
    and: `∧`,
    or: `∨`,
    cap: `∩`,
    cup: `∪`,
    int: `∫`,
    there4: `∴`,
    sim: `∼`,
    cong: `≅`,
    asymp: `≈`,
    ne: `≠`,
    equiv: `≡`,
    le: `≤`,
    ge: `≥`,
    sub: `⊂`,
    sup: `⊃`,
    nsub: `⊄`,
    sube: `⊆`,
    supe: `⊇`,
    oplus: `⊕`,
    otimes: `⊗`,
    perp: `⊥`,
    sdot: `⋅`,
    lceil: `⌈`,
    rceil: `⌉`,
    lfloor: `⌊`,
    rfloor: `⌋`,
    lang: `〈`,
    rang: `〉`,
    loz: `◊`,
    spades: `♠`,
    clubs: `♣`,
    hearts: `♥`,
    diams: `♦`,
    quot: `"`,
    amp: `&`,
    lt: `<`,
    gt: `>`,
    OElig: `Œ`,
    oelig: `œ`,
    Scaron: `Š`,
    scaron: `š`,
    Yuml: `Ÿ`,
    circ: `ˆ`,
    tilde: `˜`,
    ensp: ` `,
    emsp: ` `,
    thinsp: ` `,
    zwnj: `‌`,
    zwj: `‍`,
    lrm: `‎`,
    rlm: `‏`,
    ndash: `–`,
    mdash: `—`,
    lsquo: `‘`,
    rsquo: `’`,
    sbquo: `‚`,
    ldquo: `“`,
    rdquo: `”`,
    bdquo: `„`,
    dagger: `†`,
    Dagger: `‡`,
    permil: `‰`,
    lsaquo: `‹`,
    rsaquo: `›`,
    euro: `€`,
  },
  vv = [`cent`, `copy`, `divide`, `gt`, `lt`, `not`, `para`, `times`],
  yv = {}.hasOwnProperty,
  bv = {};
let xv;
for (xv in _v) yv.call(_v, xv) && (bv[_v[xv]] = xv);
const Sv = /[^\dA-Za-z]/;
function Cv(e, t, n, r) {
  const i = String.fromCharCode(e);
  if (yv.call(bv, i)) {
    const e = bv[i],
      a = `&` + e;
    return n && gv.includes(e) && !vv.includes(e) && (!r || (t && t !== 61 && Sv.test(String.fromCharCode(t))))
      ? a
      : a + `;`;
  }
  return ``;
}
function wv(e, t, n) {
  let r = pv(e, t, n.omitOptionalSemicolons),
    i;
  if (
    ((n.useNamedReferences || n.useShortestReferences) && (i = Cv(e, t, n.omitOptionalSemicolons, n.attribute)),
    (n.useShortestReferences || !i) && n.useShortestReferences)
  ) {
    const i = hv(e, t, n.omitOptionalSemicolons);
    i.length < r.length && (r = i);
  }
  return i && (!n.useShortestReferences || i.length < r.length) ? i : r;
}
function Tv(e, t) {
  return lv(e, Object.assign({ format: wv }, t));
}
const Ev = /^>|^->|<!--|-->|--!>|<!-$/g,
  Dv = [`>`],
  Ov = [`<`, `>`];
function kv(e, t, n, r) {
  return r.settings.bogusComments
    ? `<?` + Tv(e.value, Object.assign({}, r.settings.characterReferences, { subset: Dv })) + `>`
    : `<!--` + e.value.replace(Ev, i) + `-->`;
  function i(e) {
    return Tv(e, Object.assign({}, r.settings.characterReferences, { subset: Ov }));
  }
}
function Av(e, t, n, r) {
  return `<!` + (r.settings.upperDoctype ? `DOCTYPE` : `doctype`) + (r.settings.tightDoctype ? `` : ` `) + `html>`;
}
function jv(e, t) {
  const n = String(e);
  if (typeof t != `string`) throw TypeError(`Expected character`);
  let r = 0,
    i = n.indexOf(t);
  for (; i !== -1; ) r++, (i = n.indexOf(t, i + t.length));
  return r;
}
const Mv = /[ \t\n\f\r]/g;
function Nv(e) {
  return typeof e == `object` ? e.type === `text` && Pv(e.value) : Pv(e);
}
function Pv(e) {
  return e.replace(Mv, ``) === ``;
}
const $ = Lv(1),
  Fv = Lv(-1),
  Iv = [];
function Lv(e) {
  return t;
  function t(t, n, r) {
    let i = t ? t.children : Iv,
      a = (n || 0) + e,
      o = i[a];
    if (!r) for (; o && Nv(o); ) (a += e), (o = i[a]);
    return o;
  }
}
const Rv = {}.hasOwnProperty;
function zv(e) {
  return t;
  function t(t, n, r) {
    return Rv.call(e, t.tagName) && e[t.tagName](t, n, r);
  }
}
const Bv = zv({
  body: Uv,
  caption: Vv,
  colgroup: Vv,
  dd: qv,
  dt: Kv,
  head: Vv,
  html: Hv,
  li: Gv,
  optgroup: Yv,
  option: Xv,
  p: Wv,
  rp: Jv,
  rt: Jv,
  tbody: Qv,
  td: ty,
  tfoot: $v,
  th: ty,
  thead: Zv,
  tr: ey,
});
function Vv(e, t, n) {
  const r = $(n, t, !0);
  return !r || (r.type !== `comment` && !(r.type === `text` && Nv(r.value.charAt(0))));
}
function Hv(e, t, n) {
  const r = $(n, t);
  return !r || r.type !== `comment`;
}
function Uv(e, t, n) {
  const r = $(n, t);
  return !r || r.type !== `comment`;
}
function Wv(e, t, n) {
  const r = $(n, t);
  return r
    ? r.type === `element` &&
        (r.tagName === `address` ||
          r.tagName === `article` ||
          r.tagName === `aside` ||
          r.tagName === `blockquote` ||
          r.tagName === `details` ||
          r.tagName === `div` ||
          r.tagName === `dl` ||
          r.tagName === `fieldset` ||
          r.tagName === `figcaption` ||
          r.tagName === `figure` ||
          r.tagName === `footer` ||
          r.tagName === `form` ||
          r.tagName === `h1` ||
          r.tagName === `h2` ||
          r.tagName === `h3` ||
          r.tagName === `h4` ||
          r.tagName === `h5` ||
          r.tagName === `h6` ||
          r.tagName === `header` ||
          r.tagName === `hgroup` ||
          r.tagName === `hr` ||
          r.tagName === `main` ||
          r.tagName === `menu` ||
          r.tagName === `nav` ||
          r.tagName === `ol` ||
          r.tagName === `p` ||
          r.tagName === `pre` ||
          r.tagName === `section` ||
          r.tagName === `table` ||
          r.tagName === `ul`)
    : !n ||
        n.type !== `element` ||
        (n.tagName !== `a` &&
          n.tagName !== `audio` &&
          n.tagName !== `del` &&
          n.tagName !== `ins` &&
          n.tagName !== `map` &&
          n.tagName !== `noscript` &&
          n.tagName !== `video` &&
          !n.tagName.includes(`-`));
}
function Gv(e, t, n) {
  const r = $(n, t);
  return !r || (r.type === `element` && r.tagName === `li`);
}
function Kv(e, t, n) {
  const r = $(n, t);
  return !(!r || r.type !== `element` || (r.tagName !== `dt` && r.tagName !== `dd`));
}
function qv(e, t, n) {
  const r = $(n, t);
  return !r || (r.type === `element` && (r.tagName === `dt` || r.tagName === `dd`));
}
function Jv(e, t, n) {
  const r = $(n, t);
  return !r || (r.type === `element` && (r.tagName === `rp` || r.tagName === `rt`));
}
function Yv(e, t, n) {
  const r = $(n, t);
  return !r || (r.type === `element` && r.tagName === `optgroup`);
}
function Xv(e, t, n) {
  const r = $(n, t);
  return !r || (r.type === `element` && (r.tagName === `option` || r.tagName === `optgroup`));
}
function Zv(e, t, n) {
  const r = $(n, t);
  return !(!r || r.type !== `element` || (r.tagName !== `tbody` && r.tagName !== `tfoot`));
}
function Qv(e, t, n) {
  const r = $(n, t);
  return !r || (r.type === `element` && (r.tagName === `tbody` || r.tagName === `tfoot`));
}
function $v(e, t, n) {
  return !$(n, t);
}
function ey(e, t, n) {
  const r = $(n, t);
  return !r || (r.type === `element` && r.tagName === `tr`);
}
function ty(e, t, n) {
  const r = $(n, t);
  return !r || (r.type === `element` && (r.tagName === `td` || r.tagName === `th`));
}
const ny = zv({ body: ay, colgroup: oy, head: iy, html: ry, tbody: sy });
function ry(e) {
  const t = $(e, -1);
  return !t || t.type !== `comment`;
}
function iy(e) {
  const t = /* @__PURE__ */ new Set();
  for (const n of e.children)
    if (n.type === `element` && (n.tagName === `base` || n.tagName === `title`)) {
      if (t.has(n.tagName)) return !1;
      t.add(n.tagName);
    }
  const n = e.children[0];
  return !n || n.type === `element`;
}
function ay(e) {
  const t = $(e, -1, !0);
  return (
    !t ||
    (t.type !== `comment` &&
      !(t.type === `text` && Nv(t.value.charAt(0))) &&
      (t.type !== `element` ||
        (t.tagName !== `meta` &&
          t.tagName !== `link` &&
          t.tagName !== `script` &&
          t.tagName !== `style` &&
          t.tagName !== `template`)))
  );
}
function oy(e, t, n) {
  const r = Fv(n, t);
  if (n && r && r.type === `element` && r.tagName === `colgroup` && Bv(r, n.children.indexOf(r), n)) return !1;
  const i = $(e, -1, !0);
  return !!(i && i.type === `element` && i.tagName === `col`);
}
function sy(e, t, n) {
  const r = Fv(n, t);
  if (
    n &&
    r &&
    r.type === `element` &&
    (r.tagName === `thead` || r.tagName === `tbody`) &&
    Bv(r, n.children.indexOf(r), n)
  )
    return !1;
  const i = $(e, -1);
  return !!(i && i.type === `element` && i.tagName === `tr`);
}
const cy = {
    name: [
      [
        `	
\f\r &/=>`.split(``),
        `	
\f\r "&'/=>\``.split(``),
      ],
      [
        `\0	
\f\r "&'/<=>`.split(``),
        `\0	
\f\r "&'/<=>\``.split(``),
      ],
    ],
    unquoted: [
      [
        `	
\f\r &>`.split(``),
        `\0	
\f\r "&'<=>\``.split(``),
      ],
      [
        `\0	
\f\r "&'<=>\``.split(``),
        `\0	
\f\r "&'<=>\``.split(``),
      ],
    ],
    single: [
      [`&'`.split(``), `"&'\``.split(``)],
      [`\0&'`.split(``), `\0"&'\``.split(``)],
    ],
    double: [
      [`"&`.split(``), `"&'\``.split(``)],
      [`\0"&`.split(``), `\0"&'\``.split(``)],
    ],
  },
  ly = /* @__PURE__ */ new Set([`desc`, `foreignObject`, `title`]);
function uy(e, t, n, r) {
  let { schema: i } = r,
    a = i.space !== `svg` && r.settings.omitOptionalTags,
    o = i.space === `svg` ? r.settings.closeEmptyElements : r.settings.voids.includes(e.tagName.toLowerCase()),
    s = [];
  i.space === `html` && e.tagName === `svg` && (r.schema = ef);
  const c = dy(r, e.properties);
  r.schema.space === `svg` && ly.has(e.tagName) && (r.schema = $d);
  const l = r.all(i.space === `html` && e.tagName === `template` ? e.content : e);
  if (((r.schema = i), l && (o = !1), c || !a || !ny(e, t, n))) {
    if ((s.push(`<`, e.tagName, c ? ` ` + c : ``), o && (i.space === `svg` || r.settings.closeSelfClosing))) {
      const e = c.charAt(c.length - 1);
      (!r.settings.tightSelfClosing || e === `/` || (e && e !== `"` && e !== `'`)) && s.push(` `), s.push(`/`);
    }
    s.push(`>`);
  }
  return (s.push(l), o || (a && Bv(e, t, n)) || s.push(`</` + e.tagName + `>`), s.join(``));
}
function dy(e, t) {
  let n = [],
    r = -1,
    i;
  if (t) {
    for (i in t)
      if (t[i] !== null && t[i] !== void 0) {
        const r = fy(e, i, t[i]);
        r && n.push(r);
      }
  }
  for (; ++r < n.length; ) {
    const t = e.settings.tightAttributes ? n[r].charAt(n[r].length - 1) : void 0;
    r !== n.length - 1 && t !== `"` && t !== `'` && (n[r] += ` `);
  }
  return n.join(``);
}
function fy(e, t, n) {
  const r = Xd(e.schema, t),
    i = e.settings.allowParseErrors && e.schema.space === `html` ? 0 : 1,
    a = +!e.settings.allowDangerousCharacters;
  if (
    (r.overloadedBoolean && (n === r.attribute || n === ``)
      ? (n = !0)
      : (r.boolean || r.overloadedBoolean) && (typeof n != `string` || n === r.attribute || n === ``) && (n = !!n),
    n == null || n === !1 || (typeof n == `number` && Number.isNaN(n)))
  )
    return ``;
  const o = Tv(r.attribute, Object.assign({}, e.settings.characterReferences, { subset: cy.name[i][a] }));
  if (
    n === !0 ||
    ((n = Array.isArray(n)
      ? (r.commaSeparated ? nf : sf)(n, { padLeft: !e.settings.tightCommaSeparatedLists })
      : String(n)),
    e.settings.collapseEmptyAttributes && !n)
  )
    return o;
  let s;
  if (
    (e.settings.preferUnquoted &&
      (s = Tv(n, Object.assign({}, e.settings.characterReferences, { attribute: !0, subset: cy.unquoted[i][a] }))),
    s !== n)
  ) {
    let { quote: t } = e;
    e.settings.quoteSmart && jv(n, t) > jv(n, e.alternative) && (t = e.alternative),
      (s =
        t +
        Tv(
          n,
          Object.assign({}, e.settings.characterReferences, {
            subset: (t === `'` ? cy.single : cy.double)[i][a],
            attribute: !0,
          }),
        ) +
        t);
  }
  return o + (s && `=` + s);
}
const py = [`<`, `&`];
function my(e, t, n, r) {
  return n && n.type === `element` && (n.tagName === `script` || n.tagName === `style`)
    ? e.value
    : Tv(e.value, Object.assign({}, r.settings.characterReferences, { subset: py }));
}
function hy(e, t, n, r) {
  return r.settings.allowDangerousHtml ? e.value : my(e, t, n, r);
}
function gy(e, t, n, r) {
  return r.all(e);
}
const _y = rv(`type`, {
  invalid: vy,
  unknown: yy,
  handlers: { comment: kv, doctype: Av, element: uy, raw: hy, root: gy, text: my },
});
function vy(e) {
  throw Error('Expected node, not `' + e + '`');
}
function yy(e) {
  throw Error('Cannot compile unknown node `' + e.type + '`');
}
const by = {},
  xy = {},
  Sy = [];
function Cy(e, t) {
  const n = t || by,
    r = n.quote || `"`;
  if (r !== `"` && r !== `'`) throw Error('Invalid quote `' + r + '`, expected `\'` or `"`');
  const i = r === `"` ? `'` : `"`;
  return {
    one: wy,
    all: Ty,
    settings: {
      omitOptionalTags: n.omitOptionalTags || !1,
      allowParseErrors: n.allowParseErrors || !1,
      allowDangerousCharacters: n.allowDangerousCharacters || !1,
      quoteSmart: n.quoteSmart || !1,
      preferUnquoted: n.preferUnquoted || !1,
      tightAttributes: n.tightAttributes || !1,
      upperDoctype: n.upperDoctype || !1,
      tightDoctype: n.tightDoctype || !1,
      bogusComments: n.bogusComments || !1,
      tightCommaSeparatedLists: n.tightCommaSeparatedLists || !1,
      tightSelfClosing: n.tightSelfClosing || !1,
      collapseEmptyAttributes: n.collapseEmptyAttributes || !1,
      allowDangerousHtml: n.allowDangerousHtml || !1,
      voids: n.voids || tv,
      characterReferences: n.characterReferences || xy,
      closeSelfClosing: n.closeSelfClosing || !1,
      closeEmptyElements: n.closeEmptyElements || !1,
    },
    schema: n.space === `svg` ? ef : $d,
    quote: r,
    alternative: i,
  }.one(Array.isArray(e) ? { type: `root`, children: e } : e, void 0, void 0);
}
function wy(e, t, n) {
  return _y(e, t, n, this);
}
function Ty(e) {
  let t = [],
    n = (e && e.children) || Sy,
    r = -1;
  for (; ++r < n.length; ) t[r] = this.one(n[r], r, e);
  return t.join(``);
}
function Ey(e) {
  const n = { ...this.data(`settings`), ...e };
  this.compiler = r;
  function r(e) {
    return Cy(e, n);
  }
}
function Dy(e) {
  if (e) throw e;
}
var Oy = /* @__PURE__ */ b((e, t) => {
  var n = Object.prototype.hasOwnProperty,
    r = Object.prototype.toString,
    i = Object.defineProperty,
    a = Object.getOwnPropertyDescriptor,
    o = (e) => (typeof Array.isArray == `function` ? Array.isArray(e) : r.call(e) === `[object Array]`),
    s = (e) => {
      if (!e || r.call(e) !== `[object Object]`) return !1;
      var t = n.call(e, `constructor`),
        i = e.constructor && e.constructor.prototype && n.call(e.constructor.prototype, `isPrototypeOf`);
      if (e.constructor && !t && !i) return !1;
      for (var a in e);
      return a === void 0 || n.call(e, a);
    },
    c = (e, t) => {
      i && t.name === `__proto__`
        ? i(e, t.name, { enumerable: !0, configurable: !0, value: t.newValue, writable: !0 })
        : (e[t.name] = t.newValue);
    },
    l = (e, t) => {
      if (t === `__proto__`) {
        if (!n.call(e, t)) return;
        if (a) return a(e, t).value;
      }
      return e[t];
    };
  t.exports = function e() {
    var t,
      n,
      r,
      i,
      a,
      u,
      d = arguments[0],
      f = 1,
      p = arguments.length,
      m = !1;
    for (
      typeof d == `boolean` && ((m = d), (d = arguments[1] || {}), (f = 2)),
        (d == null || (typeof d != `object` && typeof d != `function`)) && (d = {});
      f < p;
      ++f
    )
      if (((t = arguments[f]), t != null))
        for (n in t)
          (r = l(d, n)),
            (i = l(t, n)),
            d !== i &&
              (m && i && (s(i) || (a = o(i)))
                ? (a ? ((a = !1), (u = r && o(r) ? r : [])) : (u = r && s(r) ? r : {}),
                  c(d, { name: n, newValue: e(m, u, i) }))
                : i !== void 0 && c(d, { name: n, newValue: i }));
    return d;
  };
});
function ky(e) {
  if (typeof e != `object` || !e) return !1;
  const t = Object.getPrototypeOf(e);
  return (
    (t === null || t === Object.prototype || Object.getPrototypeOf(t) === null) &&
    !(Symbol.toStringTag in e) &&
    !(Symbol.iterator in e)
  );
}
function Ay() {
  const e = [],
    t = { run: n, use: r };
  return t;
  function n(...t) {
    let n = -1,
      r = t.pop();
    if (typeof r != `function`) throw TypeError(`Expected function as last argument, not ` + r);
    i(null, ...t);
    function i(a, ...o) {
      let s = e[++n],
        c = -1;
      if (a) r(a);
      else {
        for (; ++c < t.length; ) (o[c] === null || o[c] === void 0) && (o[c] = t[c]);
        (t = o), s ? jy(s, i)(...o) : r(null, ...o);
      }
    }
  }
  function r(n) {
    if (typeof n != `function`) throw TypeError('Expected `middelware` to be a function, not ' + n);
    return (e.push(n), t);
  }
}
function jy(e, t) {
  let n;
  return r;
  function r(...t) {
    let r = e.length > t.length,
      o;
    r && t.push(i);
    try {
      o = e.apply(this, t);
    } catch (e) {
      const t = e;
      if (r && n) throw t;
      return i(t);
    }
    r || (o && o.then && typeof o.then == `function` ? o.then(a, i) : o instanceof Error ? i(o) : a(o));
  }
  function i(e, ...r) {
    n || ((n = !0), t(e, ...r));
  }
  function a(e) {
    i(null, e);
  }
}
const My = function (e) {
  const t = this.constructor.prototype,
    n = t[e],
    r = function () {
      return n.apply(r, arguments);
    };
  return (Object.setPrototypeOf(r, t), r);
};
var Ny = /* @__PURE__ */ ee(Oy(), 1);
const Py = {}.hasOwnProperty,
  Fy = new (class e extends My {
    constructor() {
      super(`copy`),
        (this.Compiler = void 0),
        (this.Parser = void 0),
        (this.attachers = []),
        (this.compiler = void 0),
        (this.freezeIndex = -1),
        (this.frozen = void 0),
        (this.namespace = {}),
        (this.parser = void 0),
        (this.transformers = Ay());
    }
    copy() {
      let t = new e(),
        n = -1;
      for (; ++n < this.attachers.length; ) {
        const e = this.attachers[n];
        t.use(...e);
      }
      return (t.data((0, Ny.default)(!0, {}, this.namespace)), t);
    }
    data(e, t) {
      return typeof e == `string`
        ? arguments.length === 2
          ? (Ry(`data`, this.frozen), (this.namespace[e] = t), this)
          : (Py.call(this.namespace, e) && this.namespace[e]) || void 0
        : e
          ? (Ry(`data`, this.frozen), (this.namespace = e), this)
          : this.namespace;
    }
    freeze() {
      if (this.frozen) return this;
      for (; ++this.freezeIndex < this.attachers.length; ) {
        const [t, ...n] = this.attachers[this.freezeIndex];
        if (n[0] === !1) continue;
        n[0] === !0 && (n[0] = void 0);
        const r = t.call(this, ...n);
        typeof r == `function` && this.transformers.use(r);
      }
      return ((this.frozen = !0), (this.freezeIndex = 1 / 0), this);
    }
    parse(e) {
      this.freeze();
      const t = Vy(e),
        n = this.parser || this.Parser;
      return (Iy(`parse`, n), n(String(t), t));
    }
    process(e, t) {
      const n = this;
      return (
        this.freeze(),
        Iy(`process`, this.parser || this.Parser),
        Ly(`process`, this.compiler || this.Compiler),
        t ? r(void 0, t) : new Promise(r)
      );
      function r(r, i) {
        const a = Vy(e),
          o = n.parse(a);
        n.run(o, a, (e, t, r) => {
          if (e || !t || !r) return s(e);
          const i = t,
            a = n.stringify(i, r);
          Uy(a) ? (r.value = a) : (r.result = a), s(e, r);
        });
        function s(e, n) {
          e || !n ? i(e) : r ? r(n) : t(void 0, n);
        }
      }
    }
    processSync(e) {
      let t = !1,
        n;
      return (
        this.freeze(),
        Iy(`processSync`, this.parser || this.Parser),
        Ly(`processSync`, this.compiler || this.Compiler),
        this.process(e, r),
        By(`processSync`, `process`, t),
        n
      );
      function r(e, r) {
        (t = !0), Dy(e), (n = r);
      }
    }
    run(e, t, n) {
      zy(e), this.freeze();
      const r = this.transformers;
      return (!n && typeof t == `function` && ((n = t), (t = void 0)), n ? i(void 0, n) : new Promise(i));
      function i(i, a) {
        const o = Vy(t);
        r.run(e, o, s);
        function s(t, r, o) {
          const s = r || e;
          t ? a(t) : i ? i(s) : n(void 0, s, o);
        }
      }
    }
    runSync(e, t) {
      let n = !1,
        r;
      return (this.run(e, t, i), By(`runSync`, `run`, n), r);
      function i(e, t) {
        Dy(e), (r = t), (n = !0);
      }
    }
    stringify(e, t) {
      this.freeze();
      const n = Vy(t),
        r = this.compiler || this.Compiler;
      return (Ly(`stringify`, r), zy(e), r(e, n));
    }
    use(e, ...t) {
      const n = this.attachers,
        r = this.namespace;
      if ((Ry(`use`, this.frozen), e != null)) {
        if (typeof e == `function`) s(e, t);
        else if (typeof e == `object`) Array.isArray(e) ? o(e) : a(e);
        else throw TypeError('Expected usable value, not `' + e + '`');
      }
      return this;
      function i(e) {
        if (typeof e == `function`) s(e, []);
        else if (typeof e == `object`) {
          if (Array.isArray(e)) {
            const [t, ...n] = e;
            s(t, n);
          } else a(e);
        } else throw TypeError('Expected usable value, not `' + e + '`');
      }
      function a(e) {
        if (!(`plugins` in e) && !(`settings` in e))
          throw Error(
            'Expected usable value but received an empty preset, which is probably a mistake: presets typically come with `plugins` and sometimes with `settings`, but this has neither',
          );
        o(e.plugins), e.settings && (r.settings = (0, Ny.default)(!0, r.settings, e.settings));
      }
      function o(e) {
        let t = -1;
        if (e != null) {
          if (Array.isArray(e))
            for (; ++t < e.length; ) {
              const n = e[t];
              i(n);
            }
          else throw TypeError('Expected a list of plugins, not `' + e + '`');
        }
      }
      function s(e, t) {
        let r = -1,
          i = -1;
        for (; ++r < n.length; )
          if (n[r][0] === e) {
            i = r;
            break;
          }
        if (i === -1) n.push([e, ...t]);
        else if (t.length > 0) {
          let [r, ...a] = t,
            o = n[i][1];
          ky(o) && ky(r) && (r = (0, Ny.default)(!0, o, r)), (n[i] = [e, r, ...a]);
        }
      }
    }
  })().freeze();
function Iy(e, t) {
  if (typeof t != `function`) throw TypeError('Cannot `' + e + '` without `parser`');
}
function Ly(e, t) {
  if (typeof t != `function`) throw TypeError('Cannot `' + e + '` without `compiler`');
}
function Ry(e, t) {
  if (t)
    throw Error(
      'Cannot call `' +
        e +
        '` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`.',
    );
}
function zy(e) {
  if (!ky(e) || typeof e.type != `string`) throw TypeError('Expected node, got `' + e + '`');
}
function By(e, t, n) {
  if (!n) throw Error('`' + e + '` finished async. Use `' + t + '` instead');
}
function Vy(e) {
  return Hy(e) ? e : new n_(e);
}
function Hy(e) {
  return !!(e && typeof e == `object` && `message` in e && `messages` in e);
}
function Uy(e) {
  return typeof e == `string` || Wy(e);
}
function Wy(e) {
  return !!(e && typeof e == `object` && `byteLength` in e && `byteOffset` in e);
}
const Gy = (e) => e.replace(/[&<>"'\r]/g, (e) => `&#${e.charCodeAt(0)};`),
  Ky = `p br ul ol li strong em a h3 table thead tbody tr th td blockquote`.split(` `),
  qy = (e, t) => t.split(` `).map((t) => [t, e]),
  Jy = new Map([
    ...Ky.map((e) => [e, e]),
    ...qy(`h3`, `h1 h2 h4 h5 h6`),
    ...qy(`p`, `div section article pre dd dt figure figcaption address`),
    ...qy(`strong`, `b`),
    ...qy(`em`, `i`),
  ]);
function Yy(e) {
  const t = [],
    n = [];
  return (
    new At({
      ontext(e) {
        n.at(-1)?.isHidden || t.push(Gy(e));
      },
      onopentag(e, r) {
        const i = n.at(-1)?.isHidden || vu(e, r),
          a = e === `a` ? au(r.href) : null,
          o = a === null ? `` : ` href="${Gy(a)}"`,
          s = (!i && n.length < 20 && (e !== `a` || o !== ``) && Jy.get(e)) || ``;
        s !== `` && t.push(`<${s}${o}>`), n.push({ tag: s, isHidden: i });
      },
      onclosetag() {
        const { tag: e = `` } = n.pop() ?? {};
        e !== `` && e !== `br` && t.push(`</${e}>`);
      },
    }).end(e),
    t.join(``)
  );
}
const Xy = (e) => (e.type === `text` ? e.value.trim() !== `` : e.type === `element` && e.children.some(Xy)),
  Zy = [`strong`, `em`, `a`, `br`],
  Qy = (e) => e.type === `text` || (e.type === `element` && Zy.includes(e.tagName)),
  $y = [...Zy, `p`, `li`, `h3`, `th`, `td`],
  eb = (e, t) => ({ type: `element`, tagName: e, properties: {}, children: t }),
  tb = (e) => e.map((e) => (e.type === `text` ? e.value : e.type === `element` ? tb(e.children) : ``)).join(``);
function nb(e) {
  for (const t of e) {
    if (t.type === `text` && t.value.trim() !== ``) return t;
    const e = t.type === `element` ? nb(t.children) : void 0;
    if (e) return e;
  }
}
function rb(e) {
  const t = nb(e),
    [n] = Yc.exec(tb(e).trimStart()) ?? [];
  return t === void 0 || n === void 0 ? !1 : ((t.value = t.value.trimStart().slice(n.length)), !0);
}
function ib({ children: e }) {
  const t = [[]];
  for (const n of e) n.type === `element` && n.tagName === `br` ? t.push([]) : t.at(-1)?.push(n);
  return t.filter((e) => e.some(Xy));
}
function ab(e) {
  const t = ib(e).map((e) => ({ isItem: rb(e), line: e }));
  if (!t.some(({ isItem: e }) => e)) return [e];
  const n = [];
  for (const { isItem: e, line: r } of t) {
    const t = n.at(-1);
    !e && t?.tagName === `p`
      ? t.children.push(eb(`br`, []), ...r)
      : n.push(
          eb(
            e ? `li` : `p`,
            r.filter((e) => e.type === `text` || Xy(e)),
          ),
        );
  }
  return n;
}
const ob = (e, t) => t?.type === `element` && t.tagName === e;
function sb(e) {
  const t = /* @__PURE__ */ new Set();
  return e.reduce((e, n) => {
    const r = e.at(-1);
    if (!ob(`li`, n)) e.push(n);
    else if (r?.type === `element` && t.has(r)) r.children.push(n);
    else {
      const r = eb(`ul`, [n]);
      t.add(r), e.push(r);
    }
    return e;
  }, []);
}
function cb(e) {
  let t = [],
    n;
  for (const r of e)
    Qy(r) ? (n === void 0 ? ((n = eb(`p`, [r])), t.push(n)) : n.children.push(r)) : ((n = void 0), t.push(r));
  return sb(t.filter(Xy).flatMap((e) => (e.type === `element` && ob(`p`, e) ? ab(e) : [e])));
}
function lb(e) {
  if (e.type === `text`) return [{ ...e, value: ol(e.value) }];
  if (e.type !== `element`) return [];
  const { tagName: t } = e,
    n = e.children.flatMap(lb);
  if ((t === `li` && rb(n), [`td`, `th`].includes(t) && n.some((e) => ob(`li`, e)))) return [{ ...e, children: cb(n) }];
  if (t === `blockquote`) return [{ ...e, children: cb(n) }].filter(Xy);
  const r = $y.includes(t) ? n : n.filter(Xy),
    i = t === `a` ? { ...e.properties, rel: [`nofollow`, `noopener`] } : e.properties,
    a = { ...e, properties: i, children: r };
  return ![`br`, `td`, `th`].includes(t) && !Xy(a)
    ? []
    : t === `a`
      ? [a, { type: `text`, value: su(tb(a.children), String(e.properties.href)) }]
      : [a];
}
const ub = Fy().use(v_, { fragment: !0 }),
  db = Fy().use(ev, { tagNames: Ky, attributes: { a: [`href`] }, protocols: { href: [`https`, `mailto`] } }),
  fb = Fy().use(Ey);
function pb(e) {
  const { children: t } = db.runSync(ub.parse(Yy(e)));
  return fb.stringify({ type: `root`, children: cb(t.flatMap(lb)) });
}
const mb =
    /^(?<day>\d{4}-\d\d-\d\d)(?:[Tt ](?<minutes>(?:[01]\d|2[0-3]):[0-5]\d):(?<seconds>[0-5]\d|60)(?<fraction>\.\d+)?(?<zone>[Zz]|[+-]\d\d:\d\d))?$/,
  hb = (e) => Date.parse(`${e}T00:00:00Z`);
function gb(e) {
  const t = /^\d{4}-\d\d-\d\d$/.test(e) ? hb(e) : NaN;
  return !Number.isNaN(t) && new Date(t).toISOString().startsWith(e);
}
function _b(e) {
  const { day: t = ``, minutes: n, seconds: r = ``, fraction: i = ``, zone: a = `` } = mb.exec(e)?.groups ?? {};
  if (!gb(t)) return null;
  if (n === void 0) return t;
  const o = /^(?:z|-00:00)$/i.test(a) ? `Z` : a,
    s = `${t}T${n}:${r === `60` ? `59` : r}${i.slice(0, 4)}${o}`;
  return Number.isNaN(Date.parse(s)) ? null : s;
}
const vb = (e) => e.slice(0, 10),
  yb = (e) => e.length > 10,
  bb = (e) => (yb(e) ? e : `${e}T00:00:00Z`),
  xb = (e) => Date.parse(bb(e));
function Sb(e, t) {
  return xb(e) - (yb(e) ? 3e5 : 504e5) > t;
}
function Cb(e, t) {
  return yb(e) && yb(t) ? xb(e) < xb(t) : vb(e) < vb(t);
}
new Intl.DateTimeFormat(`en-GB`, { day: `numeric`, month: `long`, year: `numeric`, timeZone: `UTC` });
const wb = 2e4;
function Tb(e, t, n, r) {
  const i = e[t];
  if (i == null) return ``;
  const a = Array.isArray(i) ? i.slice(0, 200) : [i],
    o = a.map(fl);
  return (o.some((e, t) => e === null && a[t] !== null) && r(t, `is not a text`), o.filter((e) => e?.trim()).join(n));
}
const Eb = /&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,30});/g,
  Db = (e, t, n) => cl(Tb(e, t, `, `, n).replace(Eb, Pu));
function Ob(e, t) {
  const n = Tb(
      e,
      `context`,
      `

`,
      t,
    ),
    r = xu(n) ? Mu(n) : null,
    { text: i, isCut: a } = dl(r === null ? n : bu(r.html));
  return a || r?.isCut
    ? (t(`context`, `is too long, and was cut`), { context: i.endsWith(`…`) ? i : `${i}…` })
    : { context: i, ...(r !== null && i !== `` && { posting: pb(r.html) }) };
}
const kb = (e = null) => (typeof e == `string` ? cl(e) : e === null ? `` : null);
function Ab(e, t, n) {
  const r = kb(e[t]),
    i = r && _b(r);
  return i === ``
    ? ``
    : i === null
      ? n(t, `is not a date (RFC 3339)`)
      : i < `2000-01-01`
        ? n(t, `is before the year 2000`)
        : Sb(i, Date.now())
          ? n(t, `is in the future`)
          : i;
}
function jb(e, t) {
  const [n, r] = [Ab(e, `posted`, t), Ab(e, `updated`, t)];
  return n === `` || r === `` || !Cb(r, n)
    ? { posted: n, updated: r }
    : { posted: n, updated: t(`updated`, `is before posted`) };
}
function Mb(e, t, n, r, i) {
  const a = kb(e[t]);
  return a === `` || (a !== null && n.test(a)) ? a : i(t, `is not ${r}`);
}
function Nb({ country: e }, t) {
  const n = (Array.isArray(e) ? e.slice(0, 200) : [e])
    .flatMap((e) => {
      const t = kb(e);
      return t === null || iu(t) !== null ? [t] : t.split(`,`).map((e) => e.trim());
    })
    .filter((e) => e !== ``)
    .map((e) => e && iu(e));
  return n.includes(null) ? t(`country`, `is not a country code (ISO 3166-1)`) : [...new Set(n)].join(`, `);
}
const Pb = (e, t) => ({
  country: Nb(e, t),
  start: Mb(e, `start`, /^(?:now|\d{4}-(?:0[1-9]|1[0-2]))$/, `“now” or a month such as 2027-01`, t),
  apply_by: Mb(e, `apply_by`, /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, `a day such as 2026-12-15`, t),
});
function Fb({ apply_url: e }, t) {
  const n = kb(e);
  if (n === ``) return ``;
  const r = n !== null && URL.canParse(n) ? new URL(n) : null;
  return r?.protocol === `https:` && r.username === `` && r.password === ``
    ? r.href
    : t(`apply_url`, `is not an https address`);
}
function Ib(e, t, n) {
  const r = kb(e.language),
    i = r && Iu(r);
  return (i === null && n(`language`, `is not a language tag (BCP 47)`), i || t || ``);
}
function Lb(e) {
  return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ``));
}
function Rb(e, t) {
  const n = Db(e, `allocation`, t);
  if (!/^\d{1,3}(?:[.,]\d{1,4})?$/.test(n)) return n;
  const r = Number(n.replace(`,`, `.`));
  return r > 0 && r <= 1
    ? `${Math.round(r * 100)} %`
    : r >= 10
      ? `${r} %`
      : t(`allocation`, `is a number without a unit`);
}
function zb(e, t) {
  const n = D(e) ? e : { title: fl(e) },
    r = Db(n, `title`, t);
  return r === ``
    ? (t(`title`, `is missing`), [])
    : [
        {
          title: r,
          ...Lb({
            tech_stack: Db(n, `tech_stack`, t),
            languages: Db(n, `languages`, t),
            allocation: Rb(n, t),
            price: Db(n, `price`, t).replace(/^0+(?:[.,]0+)?$/, ``),
          }),
        },
      ];
}
function Bb({ roles: e }, t) {
  if (e == null || e === ``) return [];
  const n = Array.isArray(e) ? e : [e];
  n.length > 200 && t(`roles`, `has more than 200 entries`);
  const r = (e) => (n, r) => t(`roles.${e}.${n}`, r);
  return n.slice(0, 200).flatMap((e, t) => zb(e, r(t)));
}
function Vb({ id: e = null }, t) {
  const n = fl(e);
  if (n === null) return t(`id`, e === null ? `is missing` : `is not a text`);
  if (typeof e == `number` && Math.abs(e) > 2 ** 53 - 1) return t(`id`, `is too large a number`);
  const r = cl(n);
  return r === ``
    ? t(`id`, `is missing`)
    : r.length <= 200 && !/^\.{1,2}$|\.(?:md|rsc)$/i.test(r)
      ? r
      : t(`id`, `has no address of its own`);
}
const Hb = [
  ...[`start`, `end`, `timeline`].map((e) => [e, `is not a date, or could be two`]),
  [`workplace`, `is not remote, hybrid or on site`],
];
function Ub({ unread: e }, t) {
  for (const [n, r] of Hb) Array.isArray(e) && e.includes(n) && t(n, r);
}
function Wb(e, t, n) {
  return {
    ...Lb({ sector: Db(e, `sector`, n) }),
    ...Ob(e, n),
    location: Db(e, `location`, n),
    timeline: Db(e, `timeline`, n),
    status: Db(e, `status`, n),
    roles: Bb(e, n),
    ...Lb({ ...jb(e, n), ...Pb(e, n), apply_url: Fb(e, n), language: Ib(e, t, n) }),
  };
}
const Gb = /^[\x21-\x7e]{1,60}$/;
function Kb(e, t = null) {
  let n = /* @__PURE__ */ new Map(),
    r = [],
    i = [],
    a = 0,
    o = wb;
  for (const [s, c] of e.entries()) {
    const e = [],
      l = (t, n) => (e.length < 10 && e.push({ field: t, reason: n }), ``),
      u = D(c) ? c : {};
    u !== c && l(`item`, `is not an object`);
    const d = Vb(u, l),
      f = d && (Db(u, `name`, l) || l(`name`, `is missing`)),
      p = (e) => ({ index: s, ...(Gb.test(d) && { id: d }), ...e });
    if (f === ``) {
      r.push(...e.slice(0, 1).map(p));
      continue;
    }
    if (n.has(d)) {
      (a += 1), r.push(p({ field: `id`, reason: `is that of an item before it` }));
      continue;
    }
    Ub(u, l);
    const m = Wb(u, t, l);
    m.roles.length > o && l(`roles`, `is cut: the list has more than ${wb} roles`);
    const h = m.roles.slice(0, o);
    (o -= h.length), n.set(d, { id: d, name: f, ...m, roles: h }), i.length < 2e4 && i.push(...e.map(p));
  }
  return { items: e.length, projects: [...n.values()], dropped: r, duplicates: a, ignored: i };
}
function qb(e) {
  return {
    ashby: `/* Ashby, public job board. docs/recipes/README.md says how to use it. */
(
  $assert($type(jobs) = "array", "no list jobs: this is not the answer of an Ashby job board");

  /* Companies may choose not to show pay; then it is left out here too. */
  $price := function($job) {
    $isOrAbsent($job.shouldDisplayCompensationOnJobPostings, "true") ? (
      $salaries := $objects($job.compensation.summaryComponents)[compensationType = "Salary"];
      $stated := $joinWords($distinct($salaries.$pay(minValue, maxValue, currencyCode, interval)), "; ");
      $stated ? $stated : $line($job.compensation.scrapeableCompensationSalarySummary)
    )
  };

  /* A place may be called "Europe" and have an address in Berlin. Its country may be a code or a name. */
  $address := function($place) {(
    $address := $place.address.postalAddress ? $place.address.postalAddress : $place.address;
    $type($address) = "object" ? $address : {}
  )};
  $place := function($place) {(
    $name := $line($place.location) ? $line($place.location) : "";
    $lacks := function($word) { $length($word) > 2 and $not($contains($lowercase($name), $lowercase($word))) };
    $city := $line($address($place).addressLocality)[$lacks($)];
    $country := $line($address($place).addressCountry)[$lacks($)];
    $city and $name ? $name & " (" & $joinWords([$city, $country]) & ")" : $joinWords([$name, $city, $country])
  )};

  {
    "projects": [jobs[$isOrAbsent(isListed, "true")].{
      "id": $line(id) ? id : $match($line(jobUrl), /[^\\/?#]+$/).match,
      "name": $line(title),
      "sector": $line(department) ? department : $line(team),
      "context": $line(descriptionHtml) ? $joinHtml(descriptionHtml) : $line(descriptionPlain) ? descriptionPlain,
      "location": $workplace(
        [$place($), $objects(secondaryLocations).$place($)],
        $line(workplaceType) ? workplaceType : isRemote
      ),
      "country": $countries([$, $objects(secondaryLocations)].$address($), "addressCountry"),
      "status": "Open",
      "posted": $date(publishedAt),
      "roles": [{
        "title": $line(title),
        "allocation": $employment(employmentType),
        "price": $price($)
      }]
    }]
  }
)
`,
    bullhorn: `/* Bullhorn, public jobs API. docs/recipes/README.md says how to use it. */
(
  $assert($type(data) = "array", "no list data: this is not the answer of Bullhorn's public jobs API");

  /* The API returns published jobs only; a job that says otherwise is left out. */
  $isPublic := function($job) {
    ($isOrAbsent($job.isOpen, "true") or $isOrAbsent($job.isOpen, "1")) and $isOrAbsent($job.isDeleted, "false")
      and ($isOrAbsent($job.isPublic, "1") or $isOrAbsent($job.isPublic, "true"))
  };

  /* Dates are milliseconds since 1970. */
  $isDate := function($millis) { $type($millis) = "number" ? $millis > 0 and $millis < 4102444800000 : false };
  $time := function($millis) { $isDate($millis) ? $fromMillis($millis) };
  /* A day is its midnight in the account's time zone: noon is on the same day in any zone. */
  $day := function($millis) { $isDate($millis) ? $millis + 43200000 };

  /* A job whose start nobody has stated starts on the day on which it was added. */
  $start := function($job) {
    $isDate($job.startDate) and ($isDate($job.dateAdded) ? $job.startDate > $job.dateAdded : true) ? $job.startDate
  };

  $place := function($place) {
    $joinWords($distinct([$line($place.city), $line($place.state), $line($place.countryName)]))
  };

  $amount := function($job) {
    $type($job.salary) = "number" and $job.salary > 0 ? $job.salary : $job.payRate
  };

  /* Pagination by offset: the next page starts where this one ends. */
  $end := $type(start) = "number" ? start + $count(data) : $count(data);
  $hasMore := $count(data) > 0 and $type(total) = "number" and $end < total;

  {
    "projects": [data[$isPublic($)].{
      "id": id,
      "name": $line(title),
      "sector": $line(publishedCategory.name),
      "context": $joinHtml(publicDescription),
      "location": $workplace($place(address), onSite),
      "country": $countries(address.countryName),
      "timeline": $dateRange($day($start($)), $day(dateEnd)),
      "status": "Open",
      "posted": $isDate(dateLastPublished) ? $time(dateLastPublished) : $time(dateAdded),
      "updated": $time(dateLastModified),
      "roles": [{
        "title": $line(title),
        "tech_stack": $line(skillList),
        "allocation": $employment(employmentType),
        "price": $pay($amount($), $amount($), "", salaryUnit)
      }]
    }],
    "next": $hasMore ? $withParameters($url, { "start": $end })
  }
)
`,
    greenhouse: `/* Greenhouse, public job board. docs/recipes/README.md says how to use it. */
(
  $assert($type(jobs) = "array", "no list jobs: this is not the answer of a Greenhouse job board");

  /* A post whose job id is null belongs to no job: it is for general applications. */
  $isJob := function($post) { $not($type($post.internal_job_id) = "null") };

  /* Some answers escape the HTML twice. */
  $html := function($text) { $text ~> $replace("&amp;lt;", "&lt;") ~> $replace("&amp;gt;", "&gt;") };

  {
    "projects": [jobs[$isJob($)].{
      "id": id,
      "name": $line(title),
      "sector": $joinWords($distinct($objects(departments).name)[$not($ = "No Department")]),
      "context": $line(content) ? $joinHtml($html($string(content))),
      "location": $workplace(
        $line(location.name) ? location.name : location, null, $objects(offices).($line(location) ? location : name)
      ),
      "timeline": $applyBy(application_deadline),
      "status": "Open",
      "posted": $date(first_published),
      "updated": $date(updated_at),
      "language": language,
      "roles": [{
        "title": $line(title),
        "price": $joinWords($distinct($objects(pay_input_ranges).$pay(min_cents, max_cents, currency_type, "", 100)), "; ")
      }]
    }]
  }
)
`,
    lever: `/* Lever, public postings. docs/recipes/README.md says how to use it. */
(
  $assert($type($) = "array", "no list: this is not the answer of Lever's postings with mode=json");

  /* This address returns published postings only, without stating it; a posting with another state is left out. */
  $isPublic := function($posting) {
    $isOrAbsent($posting.state, "published") and $isOrAbsent($posting.confidentiality, "non-confidential")
  };

  {
    "projects": [$[$isPublic($)].{
      "id": $line(id) ? id : $match($line(hostedUrl), /[^\\/?#]+$/).match,
      "name": $line(text),
      "sector": $line(categories.department) ? categories.department : $line(categories.team),
      "context": $joinHtml([
        $line(description) ? description : descriptionPlain,
        $objects(lists).$joinHtml([$line(text) ? "<h3>" & text & "</h3>", content]),
        $line(additional) ? additional : additionalPlain
      ]),
      "location": $workplace(
        [$line(categories.location), categories.allLocations],
        workplaceType
      ),
      /* Of several places it is the country of the first. */
      "country": $count($distinct([categories.allLocations])) > 1 ? null : $countries(country),
      "status": "Open",
      "posted": $date(createdAt),
      "roles": [{
        "title": $line(text),
        "allocation": $employment(categories.commitment),
        "price": $pay(salaryRange.min, salaryRange.max, salaryRange.currency, salaryRange.interval)
      }]
    }]
  }
)
`,
    personio: `/* Personio, public XML of a careers site. docs/recipes/README.md says how to use it. */
(
  $assert($exists(\`workzag-jobs\`), "no element workzag-jobs: this is not the XML of a Personio careers site");

  $sections := function($list) {
    $joinHtml($objects($list).$joinHtml([$line(name) ? "<h3>" & name & "</h3>", value]))
  };

  $offices := function($more) { $type($more) = "object" ? $more.office : $more };

  {
    "projects": [$objects(\`workzag-jobs\`.position).{
      "id": id,
      "name": $line(name),
      "sector": $line(department),
      "context": $sections(jobDescriptions.jobDescription),
      "location": $workplace([office, $offices(additionalOffices)]),
      "status": "Open",
      "posted": $date(createdAt),
      "language": $match($url, /[?&]language=([a-z]{2})/).groups[0],
      "roles": [{
        "title": $line(name),
        "allocation": $employment(schedule)
      }]
    }]
  }
)
`,
    recruitee: `/* Recruitee, careers site. docs/recipes/README.md says how to use it. */
(
  $assert($type(offers) = "array", "no list offers: this is not the answer of a Recruitee careers site");

  /* This address returns published jobs only; jobs with another status are left out, and so are talent pools. */
  $isJob := function($offer) {
    $isOrAbsent($offer.status, "published") and $isOrAbsent($offer.kind, "job")
  };

  $hours := function($offer) {
    $joinWords($distinct([$line($offer.min_hours), $line($offer.max_hours)])[$not($ = "0")], "–")
  };

  /* The texts are in the only language of the translations; of several it isn't stated which one they are in. */
  $language := function($offer) {(
    $languages := [$keys($objects($offer.translations))];
    $count($languages) = 1 ? $languages[0]
  )};

  $place := function($place) {
    $joinWords($distinct([$line($place.city), $line($place.state), $line($place.country)]))
  };

  $mode := function($offer) {
    $string($offer.hybrid) = "true" ? "hybrid" : $string($offer.remote) = "true" ? "remote" : $string($offer.on_site) = "true" ? "on site"
  };

  {
    "projects": [offers[$isJob($)].{
      "id": $line(id) ? id : slug,
      "name": $line(title) ? title : $objects(translations.*)[0].title,
      "sector": $line(department),
      "context": $joinHtml([description, requirements]),
      "location": $workplace(
        $objects(locations).$place($) ? $objects(locations).$place($) : $line(location) ? location : $place($),
        $mode($)
      ),
      "country": $objects(locations) ? $countries($objects(locations), "country_code") : $countries(country_code),
      "timeline": $applyBy(close_at),
      "status": "Open",
      "posted": $date(published_at),
      "updated": $date(updated_at),
      "language": $language($),
      "roles": [{
        "title": $line(title) ? title : $objects(translations.*)[0].title,
        "allocation": $joinWords([$employment(employment_type_code), $hours($) ? $hours($) & " hours a week"]),
        "price": $pay(salary.min, salary.max, salary.currency, salary.period)
      }]
    }]
  }
)
`,
    smartrecruiters: `/* SmartRecruiters, public postings. docs/recipes/README.md says how to use it. */
(
  $assert($type(content) = "array", "no list content: this is not the answer of SmartRecruiters' postings");

  $isPublic := function($posting) {
    $isOrAbsent($posting.visibility, "public") and $isOrAbsent($posting.active, "true")
  };

  $place := function($place) {
    $line($place.fullLocation) ? $place.fullLocation
      : $joinWords($distinct([$line($place.city), $line($place.region), $uppercase($line($place.country))]))
  };

  $mode := function($place) {
    $string($place.hybrid) = "true" ? "hybrid" : $string($place.remote) = "true" ? "remote"
  };

  /* The list has no texts. A single posting has them in sections, which some proxies add to the list. */
  $sections := function($sections) {
    $joinHtml([
      $sections.jobDescription.text, $sections.qualifications.text,
      $sections.additionalInformation.text, $sections.companyDescription.text
    ])
  };

  /* Pagination by offset: the next page starts where this one ends. */
  $end := $type(offset) = "number" ? offset + $count(content) : $count(content);
  $hasMore := $count(content) > 0 and $type(totalFound) = "number" and $end < totalFound;

  {
    "projects": [content[$isPublic($)].{
      "id": $line(id) ? id : uuid,
      "name": $line(name),
      "sector": $line(industry.label) ? industry.label : $line(department.label),
      "context": $sections(jobAd.sections) ? $sections(jobAd.sections) : $joinWords([
        $line(department.label) ? "Department: " & $line(department.label),
        $line(\`function\`.label) ? "Field: " & $line(\`function\`.label),
        $line(experienceLevel.label) ? "Experience: " & $line(experienceLevel.label)
      ], "\\n"),
      "location": $workplace($place(location), $mode(location)),
      "country": $countries(location.country),
      "status": "Open",
      "posted": $date(releasedDate),
      "language": language.code,
      "roles": [{
        "title": $line(name),
        "allocation": $employment(typeOfEmployment.label),
        "price": $pay(compensation.min, compensation.max, compensation.currency, compensation.period)
      }]
    }],
    "next": $hasMore ? $withParameters($url, { "offset": $end })
  }
)
`,
    table: `/* A table as a list of rows, one row for each role. docs/recipes/README.md says how to use it. */
(
  $table := $type($) = "array" ? $ : $type(rows) = "array" ? rows
    : $type(data) = "array" ? data : $type(records) = "array" ? records : items;
  /* Airtable has the cells of a record in its fields. */
  $table := $type(records) = "array" and $exists($objects($table).fields) ? [$objects($table).fields] : $table;
  $assert($type($table) = "array", "no list of rows");

  /*
   * The columns of each fact in English, German, French and Swedish, by the letters and digits of their headers without accents:
   * "Tech stack" and "tech_stack" are one.
   */
  $columns := {
    "id": ["assignmentid", "projectid", "id", "assignmentnumber", "assignmentno", "projectnumber", "reference", "ref", "number", "no",
      "projektnummer", "projektnr", "nr", "numero", "uppdragsnummer"],
    "name": ["assignmentname", "projectname", "name", "assignmenttitle", "projecttitle", "assignment", "project",
      "projektname", "projekt", "bezeichnung", "nomduprojet", "projet", "mission", "uppdragsnamn", "uppdrag", "projektnamn"],
    "sector": ["sector", "clientsector", "industry", "domain",
      "branche", "secteur", "bransch"],
    "context": ["context", "description", "assignmentdescription", "projectdescription", "summary", "background", "details",
      "beschreibung", "projektbeschreibung", "aufgaben", "beskrivning", "uppdragsbeskrivning"],
    "location": ["location", "place", "city", "worklocation",
      "einsatzort", "standort", "ort", "lieu", "ville", "plats", "stad"],
    "country": ["country", "countries", "countrycode",
      "land", "pays"],
    "workplace": ["workplace", "workplacetype", "workmode", "remote",
      "arbeitsmodell", "teletravail", "distans"],
    "timeline": ["timeline", "period", "duration", "schedule",
      "zeitraum", "laufzeit", "dauer", "periode", "duree"],
    "start": ["start", "startdate", "startson", "from",
      "beginn", "startdatum", "projektstart", "debut", "datededebut", "startar"],
    "end": ["end", "enddate", "endson", "until", "to",
      "ende", "enddatum", "projektende", "fin", "datedefin", "slut", "slutdatum"],
    "status": ["status", "state", "stage",
      "statut"],
    "posted": ["posted", "postedon", "dateposted", "publishedon", "datepublished", "publicationdate",
      "veroffentlichtam", "publiele", "publiceratden"],
    "updated": ["updated", "updatedon", "lastupdated", "modified", "lastmodified", "changed",
      "aktualisiert", "aktualisiertam", "misajour", "uppdaterad"],
    "text_language": ["textlanguage", "contentlanguage", "locale",
      "textsprache"],
    "title": ["role", "roletitle", "rolename", "position", "jobtitle", "title",
      "rolle", "titel", "jobtitel", "poste", "titre", "roll", "befattning"],
    "tech_stack": ["techstack", "technologies", "technology", "tech", "skills", "stack",
      "technologien", "technologie", "kenntnisse", "competences", "tekniker", "kompetenser"],
    "languages": ["languages", "language", "spokenlanguages",
      "sprachen", "sprache", "langues", "langue", "sprak"],
    "allocation": ["allocation", "workload", "extent", "utilisation", "utilization", "fte",
      "auslastung", "umfang", "pensum", "charge", "omfattning", "belaggning"],
    "price": ["price", "rate", "hourlyrate", "dayrate", "dailyrate", "budget",
      "stundensatz", "tagessatz", "honorar", "tarif", "tjm", "timpris", "arvode", "pris"],
    "shown": ["published", "public", "visible", "listed",
      "veroffentlicht", "offentlich", "publie", "publicerad", "offentlig"],
    "hidden": ["confidential", "internal", "private", "hidden", "draft", "archived",
      "vertraulich", "intern", "entwurf", "confidentiel", "brouillon", "konfidentiell", "utkast"]
  };

  $role := function($row, $name) {
    $row.title or $row.tech_stack or $row.languages or $row.allocation or $row.price ? {
      "title": $row.title ? $row.title : $name,
      "tech_stack": $row.tech_stack,
      "languages": $row.languages,
      "allocation": $row.allocation,
      "price": $row.price
    }
  };

  $rows := $tableRows($table, $columns, headers);
  $yes := function($word) { $lowercase($word) in ["yes", "y", "true", "1", "x", "✓", "✔", "ja", "oui"] };

  $isUnknown := function($mode) {
    $exists($mode) and $not($yes($mode) or $lowercase($mode) in ["no", "n", "false", "0", "nein", "non"] or $exists($workplace(null, $mode)))
  };

  /* Other rows may show whether 3/11 is in March or in November. */
  $dayFirst := $isDayFirst([$rows.start, $rows.end, $rows.timeline, $rows.posted, $rows.updated]);
  $written := function($cell) {( $day := $dateIn($cell, $dayFirst); $day ? $day : $cell )};

  /* An assignment has each of its facts from the first row that states it, and each role once. */
  $assignment := function($facts) {(
    $name := $facts.name ? $facts.name : $facts.title;
    $day := $dateIn($facts.timeline, $dayFirst);
    {
      "id": $lookup($facts, $key),
      "name": $name,
      "sector": $facts.sector,
      "context": $facts.context,
      "location": $workplace(
        $joinWords([$facts.location, $length($facts.country) > 2 ? $facts.country]),
        $yes($facts.workplace) ? "remote" : $facts.workplace
      ),
      "country": $facts.country,
      "timeline": $day ? $dateRange($day, $day, $facts.text_language) : $facts.timeline ? $facts.timeline
        : $dateRange($written($facts.start), $written($facts.end), $facts.text_language),
      "status": $facts.status ? $facts.status : "Open",
      "posted": $date($written($facts.posted)),
      "updated": $date($written($facts.updated)),
      "unread": [
        ["start", "end", "timeline"][$isUnclearDate($lookup($facts, $), $dayFirst)],
        $isUnknown($facts.workplace) ? "workplace"
      ],
      "language": $facts.text_language,
      "roles": $distinct([$facts.rows.$role($, $name)])
    }
  )};

  /* In a table without ids the names are the ids. */
  $key := $exists($rows.id) ? "id" : $exists($rows.name) ? "name" : "title";

  { "projects": [$map($rowsByAssignment($rows, $key), $assignment)] }
)
`,
    'teamtailor-jobs': `/* Teamtailor, jobs.json of a careers site. docs/recipes/README.md says how to use it. */
(
  $assert($type(items) = "array", "no list items: this is not the jobs.json of a Teamtailor careers site");

  $addresses := function($posting) { $objects($posting.jobLocation).$objects(address) };

  $place := function($address) {
    $joinWords($distinct([$line($address.addressLocality), $line($address.addressCountry)]))
  };

  $salary := function($salary) {
    $type($salary.value) = "object"
      ? $pay($salary.value.minValue ? $salary.value.minValue : $salary.value.value,
          $salary.value.maxValue ? $salary.value.maxValue : $salary.value.value, $salary.currency, $salary.value.unitText)
  };

  {
    "projects": [items.{
      "id": id,
      "name": $line(title),
      "context": $line(content_html) ? $joinHtml(content_html) : $joinHtml(_jobposting.description),
      "location": $workplace(
        $addresses(_jobposting).$place($),
        $line(_jobposting.jobLocationType) = "TELECOMMUTE" ? "remote"
      ),
      "country": $countries([$addresses(_jobposting)], "addressCountry"),
      "timeline": $applyBy(_jobposting.validThrough),
      "status": "Open",
      "posted": $date(date_published),
      "updated": $date(date_modified),
      "language": language,
      "roles": [{
        "title": $line(title),
        "allocation": $employment(_jobposting.employmentType),
        "price": $salary(_jobposting.baseSalary)
      }]
    }],
    "next": $line(next_url)
  }
)
`,
    teamtailor: `/* Teamtailor, jobs of the public API. docs/recipes/README.md says how to use it. */
(
  $assert($type(data) = "array", "no list data: this is not the answer of Teamtailor's jobs");

  /* The included resources, by type and id. Only names of departments, roles and places are read. */
  $included := $merge($objects(included).{ $line(type) & "/" & $line(id): attributes });
  $refers := function($relation) { $objects($relation.data).$lookup($included, $line(type) & "/" & $line(id)) };

  $isPublic := function($job) {
    $isOrAbsent($job.status, "open") and $isOrAbsent($job.\`human-status\`, "published")
      and $isOrAbsent($job.internal, "false") and $isOrAbsent($job.template, "false")
  };

  $place := function($place) {
    $joinWords($distinct([$line($place.city) ? $place.city : $line($place.name), $line($place.country)]))
  };

  {
    "projects": [data[$isPublic(attributes)].{
      "id": id,
      "name": $line(attributes.title),
      "sector": $joinWords($distinct($refers(relationships.department).name)),
      "context": $joinHtml([attributes.pitch, attributes.body]),
      "location": $workplace(
        [$refers(relationships.locations).$place($), $refers(relationships.location).$place($)],
        attributes.\`remote-status\`
      ),
      "country": $countries([$refers(relationships.locations), $refers(relationships.location)], "country"),
      "timeline": $applyBy(attributes.\`end-date\`),
      "status": "Open",
      "posted": $date(attributes.\`created-at\`),
      "updated": $date(attributes.\`updated-at\`),
      "language": attributes.\`language-code\`,
      "roles": [{
        "title": $line(attributes.title),
        "allocation": $employment(attributes.\`employment-type\`),
        "price": $pay(
          attributes.\`min-salary\`, attributes.\`max-salary\`, attributes.currency, attributes.\`salary-time-unit\`
        )
      }]
    }],
    "next": $line(links.next)
  }
)
`,
    workable: `/* Workable, public widget API. docs/recipes/README.md says how to use it. */
(
  $assert($type(jobs) = "array", "no list jobs: this is not the answer of Workable's widget API");

  /* Companies may choose not to show a place; then it is left out here too. */
  $shown := function($place) { $isOrAbsent($place.hidden, "false") };

  $place := function($place) {
    $joinWords($distinct([$line($place.city), $line($place.region) ? $line($place.region) : $line($place.state), $line($place.country)]))
  };

  $places := function($job) {
    $objects($job.locations) ? $objects($job.locations)[$shown($)] : [$job]
  };

  /* A job in several places has an entry for each. */
  $assignment := function($entries) {(
    $job := $entries[0];
    $all := $entries.$places($);
    {
      "id": $line($job.shortcode) ? $job.shortcode : $match($line($job.url), /[^\\/?#]+(?=\\/?$)/).match,
      "name": $line($job.title),
      "sector": $line($job.department) ? $job.department : $line($job.industry),
      "context": $joinHtml([$job.description, $job.requirements, $job.benefits]),
      "location": $workplace($all.$place($), $string($job.telecommuting) = "true" ? "remote"),
      "country": $all[$line(countryCode)] ? $countries($all, "countryCode") : $countries($all, "country"),
      "status": "Open",
      "posted": $line($job.published_on) ? $date($job.published_on) : $date($job.created_at),
      "roles": [{
        "title": $line($job.title),
        "allocation": $employment($job.employment_type)
      }]
    }
  )};

  { "projects": [$map($grouped(jobs, "shortcode"), $assignment)] }
)
`,
  }[e];
}
function Jb({ transform: e, recipe: t, isPlain: n, format: r }, { kind: i, value: a }) {
  if (e !== null) return { expression: e, words: r };
  if (t !== null) return { expression: qb(t), words: r };
  if (n) return { expression: null, words: r };
  if (i === `table`) return { expression: qb(`table`), words: `the recipe table, because the feed is a table (CSV)` };
  const o = Ee(a);
  if (o !== null) throw new w(`the body fits the recipe ${o}: set PROJECTS_FEED_TRANSFORM=${o}`);
  return { expression: null, words: r };
}
async function Yb({ feed: e, conditions: t, inspect: n }, r) {
  let i = (e) => (n ? Ft(e) : { value: e, unused: () => [] }),
    a = /* @__PURE__ */ new Map(),
    o = [],
    s = [],
    c = /* @__PURE__ */ new Set(),
    l = { expression: null, words: e.format };
  async function u(t, n, o) {
    const s = a.get(t) ?? wd(t, e.maxBytes, e.language);
    a.set(t, s);
    const { value: l, unused: u } = i(n),
      d = await r(e.transformSeconds, `the transform gave no result in time`, () => s(l, o));
    for (const e of u()) c.add(e);
    return le(d);
  }
  function d(t, n) {
    if (t.length + n.length > e.maxItems) throw new w(`there are more than ${e.maxItems} items`);
    for (const e of n) t.push(e);
  }
  async function f(t, n) {
    const r = Nt(t);
    l = Jb(e, r);
    const { kind: i, value: a } = r;
    if (e.recipe === `table` && D(a) && Array.isArray(a.records))
      return (d(s, a.records), typeof a.offset == `string` ? fd(n.href, { offset: a.offset }) : null);
    const c = i === `table` && D(a) ? a.rows : a,
      f = l.expression === null ? ce(c) : await u(l.expression, a, n.href);
    return (d(o, f.items), f.next);
  }
  const p = `the pages took longer than ${e.pagesSeconds} seconds`,
    m = await r(e.pagesSeconds, p, async () => {
      const n = await Ce({ ...e, url: new URL(e.url) }, t, f);
      return (s.length > 0 && l.expression !== null && d(o, (await u(l.expression, { records: s }, e.url)).items), n);
    });
  if (m === null) return { isUnchanged: !0 };
  const { value: h, unused: g } = i(o),
    _ = Kb(h, e.language);
  if (o.length > 0 && _.projects.length === 0 && !n) throw new w(`no item is an assignment`);
  const v = T(_, e.statuses, {
    pages: m.pages,
    format: l.words,
    unusedFields: l.expression === null ? g() : [...c],
    unusedOutput: l.expression === null ? [] : g(),
  });
  return { conditions: _.ignored.some(({ reason: e }) => e === `is in the future`) ? {} : m.conditions, content: v };
}
async function Xb(e, t) {
  try {
    return await Yb(e, t);
  } catch (e) {
    if (!(e instanceof w)) throw e;
    return { failure: e.message, retryAfterSeconds: e.retryAfterSeconds };
  }
}
const Zb = new o(
    `
  const { parentPort } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  const timers = {};
  parentPort.on('message', ({ failure, seconds }) => {
    clearTimeout(timers[failure]);
    if (seconds === undefined) return;
    timers[failure] = setTimeout(() => {
      try {
        writeSync(1, JSON.stringify({ failure, retryAfterSeconds: null }));
      } finally {
        // Also if nobody is left to read it.
        process.kill(process.pid, 'SIGKILL');
      }
    }, seconds * 1000);
  });`,
    { eval: !0, stdout: !1 },
  ),
  Qb = async (e, t, n) => {
    Zb.postMessage({ failure: t, seconds: e });
    try {
      return await n();
    } finally {
      Zb.postMessage({ failure: t });
    }
  };
function $b() {
  try {
    i(10), r(`/proc/self/oom_score_adj`, `1000`);
  } catch {}
}
$b();
const ex = JSON.parse(await a(process.stdin)),
  tx = await Qb(C(ex.feed), `reading the pages took too long`, () => Xb(ex, Qb));
process.stdout.write(JSON.stringify(tx), () =>
  `failure` in tx ? process.kill(process.pid, `SIGKILL`) : process.exit(),
);
