type Flight<T> = { readonly result: Promise<T>; readonly controller: AbortController; callers: number };

/** Work that several callers wait for is done once, for at most `maxMs`. */
export function createFlights<T>(maxMs: number) {
  const flights = new Map<string, Flight<T>>();

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const late = setTimeout(() => controller.abort(), maxMs);
    const result = work(controller.signal).finally(() => {
      clearTimeout(late);
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight = { result, controller, callers: 0 };
    flights.set(key, flight);
    return flight;
  }

  /**
   * The result of the work for a key, which is started unless somebody waits for it already. Once every caller's signal is
   * aborted, the work's signal is too, and the next caller starts it anew.
   */
  return async (key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const flight = flights.get(key) ?? start(key, work);
    flight.callers += 1;
    const leave = () => {
      flight.callers -= 1;
      if (flight.callers > 0) return;
      if (flights.get(key) === flight) flights.delete(key);
      flight.controller.abort();
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await flight.result;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
}
