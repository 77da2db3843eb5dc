// What a real browser transfers for a page, and how long its visitor waits.
import { chromium } from 'playwright';
import { browserPath } from '../browser.mjs';

const observe = () => {
  window.seen = { lcp: 0, cls: 0, blocked: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (window.seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => (window.seen.cls += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => (window.seen.blocked += Math.max(0, entry.duration - 50)));
};

/** Transferred bytes, requests, script bytes, style sheets, fonts and the browser's own metrics, per path. */
export async function browse(origin, paths) {
  const executablePath = browserPath();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  const rows = [];
  for (const path of paths) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map();
    const row = { path, requests: 0, bytes: 0, scriptBytes: 0, styleSheets: 0, fonts: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      row.requests += 1;
      row.bytes += encodedDataLength;
      const kind = kinds.get(requestId);
      if (kind === 'Script') row.scriptBytes += encodedDataLength;
      if (kind === 'Stylesheet') row.styleSheets += 1;
      if (kind === 'Font') row.fonts += 1;
    });
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    rows.push({ ...row, ...(await page.evaluate(() => window.seen)) });
    await context.close();
  }
  await browser.close();
  return rows;
}
