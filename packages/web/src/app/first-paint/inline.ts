import { callEarly } from '../../api/early-replies.ts';
import { keptNotice } from '../../components/kept-notice.ts';
import { drawnFor } from './drawn-for.ts';
import { earlyCalls } from './early-calls.ts';

// The page's inline script (build/first-paint.ts).
callEarly(earlyCalls(window.location.pathname, window.location.search, drawnFor()));

// The skeleton is not parsed yet: its notice reads the text from the root (first-paint.css).
const notice = keptNotice();
if (notice) {
  document.documentElement.style.setProperty('--kept-notice', JSON.stringify(notice));
  document.documentElement.dataset.notice = '';
}
