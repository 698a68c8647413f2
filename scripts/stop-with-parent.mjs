// npm sends a signal to its shell, which exits without forwarding it: the server would be orphaned. So every process
// started through npm exits when its parent is gone.
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
