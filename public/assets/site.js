// Conveniences for readers whose browser runs scripts. Every page is complete without them.

const live = document.createElement('p');
live.className = 'visually-hidden';
live.setAttribute('role', 'status');
document.body.append(live);

function enableShare(button) {
  const { share: title, address: url } = button.dataset;
  const canShare = typeof navigator.share === 'function';
  if (!canShare && !navigator.clipboard) return;
  if (!canShare) button.textContent = 'Copy address';
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      if (canShare) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        button.textContent = 'Address copied';
        live.textContent = 'Address copied';
      }
    } catch {
      // The reader changed their mind or the browser forbids it; the address stands beside the button.
    }
  });
}

function enablePrint(button) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}

const addressOf = (form) => {
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim() !== ''));
  return `${form.action}${query.size > 0 ? `?${query}` : ''}`;
};

/** Shows a form's results while it is filled in: the same page is asked for, and its results and options are taken over. */
function enableInstant(form) {
  let running = new AbortController();
  let timer = 0;

  const show = async () => {
    running.abort();
    running = new AbortController();
    const address = addressOf(form);
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
      history.replaceState(null, '', address);
      live.textContent = results.querySelector('.count')?.textContent ?? '';
    } catch {
      // A newer question overtook this one, or the network failed: the button still works.
    }
  };

  form.addEventListener('change', show);
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(show, 250);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    location.assign(addressOf(form));
  });
}

for (const button of document.querySelectorAll('[data-share]')) enableShare(button);
for (const button of document.querySelectorAll('[data-print]')) enablePrint(button);
for (const form of document.querySelectorAll('[data-instant]')) enableInstant(form);
