import { expect, it } from 'vitest';
import { isPrivateTarget } from './private-target.ts';

it.each([
  'http://localhost/carte',
  'http://localhost.:8080',
  'http://box.local/x',
  'https://intranet',
  'http://10.0.0.1/a',
  'http://127.0.0.1:3000',
  'http://192.168.1.20/carte.pdf',
  'http://172.31.0.1',
  'http://169.254.1.1',
  'http://100.64.0.1',
  'http://[::1]/',
  'http://[fd00::1]:80/a',
])('%s is where no guest gets', (url) => {
  expect(isPrivateTarget(url)).toBe(true);
});

it.each([
  'https://brasserie.example/carte',
  'http://10.example.fr',
  'https://8.8.8.8',
  'http://172.32.0.1',
  'http://100.128.0.1',
  'http://[2001:db9::1]/a',
  'https://local.fr/lan',
  'rien',
  '',
])('%j is left alone', (url) => {
  expect(isPrivateTarget(url)).toBe(false);
});
