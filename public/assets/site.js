// Enhancements for browsers that run scripts. Every page works without them.

const live = document.createElement('p');
live.className = 'visually-hidden';
live.setAttribute('role', 'status');
document.body.append(live);

const canShare = typeof navigator.share === 'function';

/** Shares the address of an assignment; where the browser can't, copies it, or shows it where that isn't allowed, as over http. */
async function share(button) {
  const { share: title, address: url } = button.dataset;
  // A rejection means that the person changed their mind.
  if (canShare) return navigator.share({ title, url }).catch(() => {});
  try {
    await navigator.clipboard.writeText(url);
    button.textContent = 'Address copied';
    live.textContent = 'Address copied';
  } catch {
    prompt('The address to copy:', url);
  }
}

const addressOf = (form) => {
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim() !== ''));
  const [path] = form.action.split('#');
  return `${path}${query.size > 0 ? `?${query}` : ''}`;
};

const count = () => document.querySelector('.count')?.textContent ?? '';

const inForm = 'form[data-instant]';

let running = new AbortController();
let shown = { address: location.href.split('#')[0], done: Promise.resolve() };

/**
 * Shows a form's results while it is being filled in; resolves when they, or newer ones, are shown, or loading failed. The
 * address is a new step of the history, or replaces that of the text that is still being typed.
 */
function show(form, step = 'pushState') {
  const address = addressOf(form);
  // Leaving a field fires another event for the same text: keep the results, so that focus in them is not lost.
  if (address !== shown.address) shown = { address, done: load(form, address, step) };
  return shown.done;
}

/**
 * Loads the same page with another query, and replaces the results, the options of the form and its numbers; without a step,
 * for an address that the history has, also the values of its fields.
 */
async function load(form, address, step) {
  running.abort();
  running = new AbortController();
  try {
    const response = await fetch(address, { signal: running.signal, headers: { Accept: 'text/html' } });
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
    const results = fresh.getElementById(form.dataset.instant);
    if (!response.ok || !results) throw new Error('no results');
    document.getElementById(form.dataset.instant).replaceWith(results);
    for (const field of form.elements) {
      const other = field.id && fresh.getElementById(field.id);
      if (!other) continue;
      const { value } = step ? field : other;
      if (field.matches('select') && !(step && field === document.activeElement)) {
        field.replaceChildren(...other.children);
      }
      if (field.value !== value) field.value = value;
    }
    const numbers = `${inForm} :is(summary, button)`;
    const freshNumbers = fresh.querySelectorAll(numbers);
    for (const [at, number] of document.querySelectorAll(numbers).entries()) {
      number.replaceChildren(...(freshNumbers[at] ?? number).childNodes);
    }
    if (step) history[step](null, '', address);
    document.title = fresh.title;
    live.textContent = count();
  } catch {
    // Superseded by a newer request, or there was no answer: submitting still works.
    if (shown.address !== address) return;
    shown = { ...shown, address: '' };
    if (!step) location.reload();
  }
}

/** Leads to the number of results of a submitted form; loads them as a page if they could not be shown in this one. */
function showResults(form) {
  const address = addressOf(form);
  if (shown.address !== address) return location.assign(address);
  const number = document.querySelector('.count');
  number.scrollIntoView();
  number.focus({ preventScroll: true });
}

const instantForm = ({ target }) => (target instanceof Element ? target.closest(inForm) : null);
let timer = 0;
/** The field whose text is being typed: its results so far are one step of the history. */
let typing = null;

// Delegated to the document, because results and buttons may be replaced.
document.addEventListener('change', (event) => {
  const form = instantForm(event);
  if (!form) return;
  clearTimeout(timer);
  show(form, typing ? 'replaceState' : 'pushState');
  typing = null;
});
document.addEventListener('input', (event) => {
  const form = instantForm(event);
  if (!form || event.target.matches('select')) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    show(form, typing === event.target ? 'replaceState' : 'pushState');
    typing = event.target;
  }, 250);
});
document.addEventListener('submit', (event) => {
  const form = instantForm(event);
  if (!form) return;
  event.preventDefault();
  // Tells an agent in the browser what the user now sees.
  if (event.agentInvoked) event.respondWith(show(form).then(() => `${count()} ${location.href}`));
  else show(form).then(() => showResults(form));
});
// Back undoes a choice.
addEventListener('popstate', () => {
  const [address] = location.href.split('#');
  const form = document.querySelector(inForm);
  if (!form || address === shown.address) return;
  typing = null;
  shown = { address, done: load(form, address) };
});
document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element) || event.defaultPrevented) return;
  const button = target.closest('[data-share]');
  if (button) return share(button);
  // A click anywhere in a row opens it, unless it ends the selection of a text.
  const link = target.closest('a, button') ? null : target.closest('.row')?.querySelector('h2 a');
  if (link && getSelection().isCollapsed) link.dispatchEvent(new MouseEvent('click', event));
});

// The only change before any interaction: the button says what it will do.
if (!canShare) for (const button of document.querySelectorAll('[data-share]')) button.textContent = 'Copy address';
