// npm passes a signal to its shell, and the shell ends without passing it on: the server would be left running.
// So whatever is started through npm stops when its parent is gone.
import process from 'node:process';

const PARENT = process.ppid;
const LOOK_EVERY_MS = 200;

if (process.env.npm_lifecycle_event) {
  const timer = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
