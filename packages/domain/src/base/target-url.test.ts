import { expect, it } from 'vitest';
import { targetUrl, withTargetUrl } from './target-url.ts';

it.each(['/', '/help?sujet=quota#ici', '/suivi-projet/1?tri=nom&q_recherche=Café', `/${'a'.repeat(999)}`])(
  'follows %j',
  (given) => {
    expect(targetUrl(given)).toBe(given);
  },
);

it.each([
  undefined,
  7,
  '',
  'help',
  '//ailleurs.example',
  '/\\ailleurs.example',
  '/\t/ailleurs.example',
  '/\n/ailleurs.example',
  '\\/ailleurs.example',
  'https://ailleurs.example/help',
  'javascript:alert(1)',
  `/${'a'.repeat(1000)}`,
])('does not follow %j', (given) => {
  expect(targetUrl(given)).toBeUndefined();
});

it('is written into an address as one parameter', () => {
  expect(withTargetUrl('/login', '/dashboard?q_statut=Agence&tri=nom#a')).toBe(
    '/login?targetUrl=%2Fdashboard%3Fq_statut%3DAgence%26tri%3Dnom%23a',
  );
  expect(withTargetUrl('/login', undefined)).toBe('/login');
});
