// Enhancements for browsers that run scripts. Every page works without them.

const live = document.createElement('p');
live.className = 'visually-hidden';
live.setAttribute('role', 'status');
document.body.append(live);

/** Copies the text of an element; where the browser doesn't allow that, as over plain http, selects it instead. */
async function copy(element) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}

/** Copies the text next to a button, and confirms it briefly on the button and to screen readers. */
async function copyBeside(button) {
  const done = await copy(button.parentElement.querySelector('.address'));
  const said = done ? 'Copied' : 'Selected';
  live.textContent = `${button.dataset.copy}: ${said.toLowerCase()}`;
  button.firstChild.data = said;
  setTimeout(() => {
    button.firstChild.data = 'Copy';
  }, 2000);
}

const canShare = typeof navigator.share === 'function';

async function share(button) {
  const { share: title, address: url } = button.dataset;
  const address = button.closest('section').querySelector('.address');
  if (!canShare) {
    if (!(await copy(address))) return;
    button.textContent = 'Address copied';
    live.textContent = 'Address copied';
    return;
  }
  try {
    await navigator.share({ title, url });
  } catch {
    // Cancelled, or not allowed: the address is selected, ready to be copied.
    getSelection()?.selectAllChildren(address);
  }
}

const addressOf = (form) => {
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim() !== ''));
  const [path] = form.action.split('#');
  return `${path}${query.size > 0 ? `?${query}` : ''}`;
};

const count = () => document.querySelector('.count')?.textContent ?? '';

let running = new AbortController();
let shown = { address: location.href.split('#')[0], done: Promise.resolve() };

/**
 * Shows a form's results while it is being filled in; resolves when they, or newer ones, are shown, or loading failed. A
 * date of which the year is still being typed is not searched for.
 */
function show(form) {
  if (!form.checkValidity()) return Promise.resolve();
  const address = addressOf(form);
  // Leaving a field fires another event for the same text: keep the results, so that focus in them is not lost.
  if (address !== shown.address) shown = { address, done: load(form, address) };
  return shown.done;
}

/** Loads the same page with another query, and replaces the results and the options of the form. */
async function load(form, address) {
  running.abort();
  running = new AbortController();
  try {
    const response = await fetch(address, { signal: running.signal, headers: { Accept: 'text/html' } });
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
    const results = fresh.getElementById(form.dataset.instant);
    if (!response.ok || !results) throw new Error('no results');
    document.getElementById(form.dataset.instant).replaceWith(results);
    for (const select of form.querySelectorAll('select')) {
      const options = fresh.getElementById(select.id);
      const { value } = select;
      if (!options || select === document.activeElement) continue;
      select.replaceChildren(...options.children);
      select.value = value;
    }
    const submit = 'button[type="submit"]';
    form.querySelector(submit).textContent = fresh.querySelector(`form[data-instant] ${submit}`).textContent;
    history.replaceState(history.state, '', address);
    document.title = fresh.title;
    live.textContent = count();
  } catch {
    // Superseded by a newer request, or there was no answer: submitting still works.
    if (shown.address === address) shown = { ...shown, address: '' };
  }
}

/** Brings the results of a submitted form into view; loads them as a page if they could not be shown in this one. */
function showResults(form) {
  const address = addressOf(form);
  if (shown.address !== address) return location.assign(address);
  document.getElementById(form.dataset.instant).scrollIntoView();
}

const instantForm = ({ target }) => (target instanceof Element ? target.closest('form[data-instant]') : null);
let timer = 0;

// Delegated to the document, because results and buttons may be replaced.
document.addEventListener('change', (event) => {
  const form = instantForm(event);
  if (form) show(form);
});
document.addEventListener('input', (event) => {
  const form = instantForm(event);
  if (!form) return;
  clearTimeout(timer);
  timer = setTimeout(() => show(form), 250);
});
document.addEventListener('submit', (event) => {
  const form = instantForm(event);
  if (!form) return;
  event.preventDefault();
  // Tells an agent in the browser what the user now sees.
  if (event.agentInvoked) event.respondWith(show(form).then(() => `${count()} ${location.href}`));
  else show(form).then(() => showResults(form));
});
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.dataset.share !== undefined) share(button);
  if (button?.dataset.copy !== undefined) copyBeside(button);
  if (button?.dataset.print !== undefined) window.print();
});

// The only change before any interaction: the button says what it will do.
if (!canShare) for (const button of document.querySelectorAll('[data-share]')) button.textContent = 'Copy address';

// Offers the MCP tools to an agent in the browser, if there is one.
if (document.modelContext) {
  const { tools } = document.querySelector('script[data-tools]').dataset;
  const { offerTools } = await import(`./webmcp.js${new URL(import.meta.url).search}`);
  await offerTools(document.modelContext, tools);
}
