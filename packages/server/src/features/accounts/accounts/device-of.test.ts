import { expect, it } from 'vitest';
import { deviceOf } from './device-of.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome sous Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge sous Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
    'Safari sur iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome sur iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/140.0 Mobile Safari/537.36',
    'Samsung Internet sous Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.4; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox sur Mac'],
  ['curl/8.5.0', ''],
  ['<script>alert(1)</script> Windows', 'Navigateur sous Windows'],
])('names %s', (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words);
});
