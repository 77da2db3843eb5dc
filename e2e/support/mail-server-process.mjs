// A mail server in its own process, so that it can really crash. Its parent tells it how to behave.
import { SMTPServer } from 'smtp-server';

const [port, user, password] = process.argv.slice(2);
const DELAYS_MS = { late: 1_000, slow: 20_000 };
let behaviour = 'accept';

process.on('message', (next) => {
  behaviour = next;
  process.send({ behaviour });
});
process.on('disconnect', () => process.exit());

const server = new SMTPServer({
  // No TLS, because it listens on the loopback interface.
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  logger: false,
  onAuth: (given, _session, done) =>
    done(given.username === user && given.password === password ? null : new Error('Who?'), { user }),
  onRcptTo: (_address, _session, done) =>
    done(
      behaviour === 'reject-recipient' ? Object.assign(new Error('No such user here'), { responseCode: 550 }) : null,
    ),
  onData: (stream, { envelope }, done) => {
    const chunks = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => {
      const mail = {
        from: envelope.mailFrom.address,
        to: envelope.rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString('utf8'),
      };
      if (behaviour === 'die-before-answer') process.exit(1);
      if (behaviour === 'refuse-content') return done(Object.assign(new Error('Spam'), { responseCode: 554 }));
      setTimeout(() => process.send({ mail }, () => done()), DELAYS_MS[behaviour] ?? 0);
    });
  },
});
server.on('error', () => {});
server.listen(Number(port), '127.0.0.1', () => process.send({ ready: true }));
