// Enhancements for browsers that run scripts. Every page works without them.

const live = document.createElement('p');
live.className = 'visually-hidden';
live.setAttribute('role', 'status');
document.body.append(live);

const canShare = typeof navigator.share === 'function';

/**
 * Shares the address of an assignment; where the browser can't, copies it, or
 * shows it where that isn't allowed, as over http.
 */
async function share(button) {
  const { share: title, address: url, copied, copy } = button.dataset;
  // A rejection means that the person changed their mind.
  if (canShare) return navigator.share({ title, url }).catch(() => {});
  try {
    await navigator.clipboard.writeText(url);
    button.textContent = copied;
    live.textContent = copied;
  } catch {
    prompt(copy, url);
  }
}

const form = document.getElementById('filters');
const MOST_WAIT_MS = 10_000;

const withoutFragment = (address) => address.split('#')[0];
/** The address of what the form asks for. */
function asked() {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (value.trim() === '') continue;
    // Several values of one filter are one text.
    query.set(name, query.has(name) ? `${query.get(name)},${value}` : value);
  }
  return `${withoutFragment(form.action)}${query.size > 0 ? `?${query}` : ''}`;
}

/** The address whose results are on the page, and its place in the history. */
let shown = {
  address: withoutFragment(location.href),
  at: history.state?.at ?? 0,
};
/**
 * The address that is being loaded, or was last; its results, with all
 * controls, once they are here.
 */
let last = { address: shown.address };
let running = new AbortController();

/** Makes the controls those of a page. */
function setControls(fresh) {
  for (const field of form.elements) {
    const other = field.id && fresh.getElementById(field.id);
    if (!other) continue;
    if (field.matches('[type=checkbox]')) {
      field.defaultChecked = other.defaultChecked;
      field.checked = other.checked;
      continue;
    }
    if (field.matches('select'))
      field.replaceChildren(...other.cloneNode(true).children);
    else field.defaultValue = other.defaultValue;
    field.value = other.value;
  }
  for (const parts of [
    '#filters :is(summary, button, fieldset label)',
    '.kept',
  ]) {
    const others = fresh.querySelectorAll(parts);
    for (const [at, part] of document.querySelectorAll(parts).entries())
      part.replaceChildren(...(others[at]?.cloneNode(true).childNodes ?? []));
  }
}

/** Puts the results of a page into this one; the focus stays where it is. */
function setResults(fresh) {
  const { id } = document.activeElement;
  document
    .getElementById('results')
    .replaceWith(fresh.getElementById('results'));
  if (id && document.activeElement?.id !== id)
    document.getElementById(id)?.focus({ preventScroll: true });
  document.title = fresh.title;
  live.textContent = document.querySelector('.count').textContent;
}

/**
 * Says that something could not be loaded, with a way to repeat it. The
 * controls say again what is shown, but nothing that was typed is lost.
 */
function sayLost(repeat) {
  const { value } = form.elements.q;
  form.reset();
  form.elements.q.value = value;
  const message = document.createElement('p');
  message.className = 'notice';
  message.id = 'lost';
  const { lost, again } = form.dataset;
  message.append(lost, ' ');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = again;
  button.addEventListener('click', repeat);
  message.append(button);
  document.getElementById('lost')?.remove();
  document.getElementById('results').prepend(message);
  live.textContent = lost;
}

/**
 * Shows the list at an address: `step` is what the history gets (`pushState`,
 * `replaceState`), or nothing for a step that it has. Gives whether it is shown.
 */
async function show(address, step, isTyped = false) {
  running.abort();
  running = new AbortController();
  const own = { address };
  last = own;
  try {
    const signal = AbortSignal.any([
      running.signal,
      AbortSignal.timeout(MOST_WAIT_MS),
    ]);
    const response = await fetch(address, {
      signal,
      headers: { Accept: 'text/html' },
    });
    const fresh = new DOMParser().parseFromString(
      await response.text(),
      'text/html',
    );
    if (!response.ok || !fresh.getElementById('results'))
      throw new Error('no results');
    if (last !== own) return false;
    own.fresh = fresh;
    // Words don’t leave the field, nor do lists change, while somebody types.
    if (isTyped)
      form.elements.q.defaultValue =
        new URL(address).searchParams.get('q') ?? '';
    else setControls(fresh);
    setResults(fresh);
    const isNew = step === 'pushState' && address !== shown.address;
    const at = isNew ? shown.at + 1 : (history.state?.at ?? 0);
    if (step)
      history[isNew ? 'pushState' : 'replaceState']({ at }, '', address);
    shown = { address, at };
    return true;
  } catch {
    if (last !== own) return false;
    last = { address: shown.address };
    const back = (history.state?.at ?? 0) - shown.at;
    if (!step && back !== 0) history.go(-back);
    sayLost(() => (step ? show(address, step) : history.go(back)));
    return false;
  }
}

/** Shows what the form asks for, with the controls that belong to it. */
async function commit(step) {
  const address = asked();
  if (address !== last.address || !last.fresh) return show(address, step);
  // Of what was typed only the results are on the page.
  setControls(last.fresh);
  return true;
}

function showCount() {
  const count = document.getElementById('count');
  count.scrollIntoView();
  count.focus({ preventScroll: true });
}

let timer = 0;
/**
 * The control whose changes so far are one step of the history: a text that is
 * being typed, a list that the arrow keys go through.
 */
let going = null;
const stepOf = (control) => (going === control ? 'replaceState' : 'pushState');

if (form) {
  const isOurs = (target) => target.form === form;
  document.addEventListener('input', ({ target }) => {
    if (!isOurs(target) || target.matches('select, [type=checkbox]')) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (await show(asked(), stepOf(target), true)) going = target;
    }, 250);
  });
  let keyed = null;
  form.addEventListener('keydown', ({ target }) => {
    keyed = target;
  });
  form.addEventListener('pointerdown', () => {
    keyed = null;
  });
  document.addEventListener('change', async ({ target }) => {
    if (!isOurs(target)) return;
    clearTimeout(timer);
    const step = stepOf(target);
    const isKeyed = target.matches('select') && keyed === target;
    if (!isKeyed) going = null;
    // A change that another one overtakes is no step, however slow the line is.
    if ((await commit(step)) && isKeyed) going = target;
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    clearTimeout(timer);
    const step = stepOf(document.activeElement);
    going = null;
    if (await commit(step)) showCount();
  });
  addEventListener('popstate', () => {
    going = null;
    const address = withoutFragment(location.href);
    if (address !== shown.address) show(address);
    else shown.at = history.state?.at ?? 0;
  });
  document.addEventListener('click', async (event) => {
    const link =
      event.target instanceof Element && event.target.closest('#results a');
    if (
      !link ||
      link.pathname !== location.pathname ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    if (await show(withoutFragment(link.href), 'pushState')) showCount();
  });
}
// Escape closes the menu, or the filters that are unfolded.
document.addEventListener('keydown', ({ key, target }) => {
  const unfolded = ':is(.menu, .filters details)[open]';
  const fold =
    key === 'Escape' &&
    (target.closest(unfolded) ?? document.querySelector(unfolded));
  if (!fold) return;
  fold.open = false;
  fold.querySelector('summary').focus();
});
document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element) || event.defaultPrevented) return;
  const button = target.closest('[data-share]');
  if (button) return share(button);
  // A click anywhere in a row opens it, unless it ends the selection of a text.
  const link = target.closest('a, button')
    ? null
    : target.closest('.row')?.querySelector('h2 a');
  if (link && getSelection().isCollapsed)
    link.dispatchEvent(new MouseEvent('click', event));
});

// The only change before any interaction: the button says what it will do.
if (!canShare)
  for (const button of document.querySelectorAll('[data-share]'))
    button.textContent = button.dataset.copyAddress;
