import { callEarly } from '../../api/early-replies.ts';
import { earlyCalls } from './early-calls.ts';

// The script that stands in the page itself (build/first-paint.ts).
callEarly(earlyCalls(window.location.pathname, window.location.search));
