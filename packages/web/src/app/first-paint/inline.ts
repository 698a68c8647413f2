import { callEarly } from '../../api/early-replies.ts';
import { earlyCalls } from './early-calls.ts';

// The page's inline script (build/first-paint.ts).
callEarly(earlyCalls(window.location.pathname, window.location.search));
