// Conveniences for readers whose browser runs scripts. Every page is complete without them.

const live = document.createElement('p');
live.className = 'visually-hidden';
live.setAttribute('role', 'status');
document.body.append(live);

/** Copies a text that stands on the page; where the browser forbids it, as over plain http, it is selected instead. */
async function copy(element) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}

/** Copies what stands beside a button, and says so on it for a moment and to screen readers. */
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
    // The reader changed their mind, or the browser forbids it: the address is ready to be copied.
    getSelection()?.selectAllChildren(address);
  }
}

const addressOf = (form) => {
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim() !== ''));
  return `${form.action}${query.size > 0 ? `?${query}` : ''}`;
};

const count = () => document.querySelector('.count')?.textContent ?? '';

let running = new AbortController();
let shown = { address: location.href, done: Promise.resolve() };

/** Shows a form's results while it is filled in; done when they are there, or others, or none can be had. */
function show(form) {
  const address = addressOf(form);
  // Leaving a field says once more what was typed: what is shown stays, and with it the focus in it.
  if (address !== shown.address) shown = { address, done: load(form, address) };
  return shown.done;
}

/** Asks for the same page at another address, and takes over its results and options. */
async function load(form, address) {
  running.abort();
  running = new AbortController();
  try {
    const response = await fetch(address, { signal: running.signal, headers: { Accept: 'text/html' } });
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
    const results = fresh.getElementById(form.dataset.instant);
    if (!response.ok || !results) return;
    document.getElementById(form.dataset.instant).replaceWith(results);
    for (const select of form.querySelectorAll('select')) {
      const options = fresh.getElementById(select.id);
      const { value } = select;
      if (!options || select === document.activeElement) continue;
      select.replaceChildren(...options.children);
      select.value = value;
    }
    history.replaceState(history.state, '', address);
    live.textContent = count();
  } catch {
    // A newer question overtook this one, or the network failed: the button still works.
    if (shown.address === address) shown = { ...shown, address: '' };
  }
}

const instantForm = ({ target }) => (target instanceof Element ? target.closest('form[data-instant]') : null);
let timer = 0;

// Heard at the document, so that it does not matter when what they come from was put on the page.
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
  // An agent in the browser is told what the person sees now.
  if (event.agentInvoked) event.respondWith(show(form).then(() => `${count()} ${location.href}`));
  else location.assign(addressOf(form));
});
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.dataset.share !== undefined) share(button);
  if (button?.dataset.copy !== undefined) copyBeside(button);
  if (button?.dataset.print !== undefined) window.print();
});

// The one change before a reader acts: a button says what it will do.
if (!canShare) for (const button of document.querySelectorAll('[data-share]')) button.textContent = 'Copy address';

// An agent in the browser, where there is one, is offered the tools of the MCP endpoint. The draft moved from one to the other.
const modelContext = document.modelContext ?? navigator.modelContext;
if (modelContext) {
  const { tools } = document.querySelector('script[data-tools]').dataset;
  const { offerTools } = await import(`./webmcp.js${new URL(import.meta.url).search}`);
  await offerTools(modelContext, tools);
}
