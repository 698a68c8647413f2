import { describe, expect, it } from 'vitest';
import { isBannerSize, qrCodeTrace, urlProblem } from './qr-codes.ts';

describe('QR codes', () => {
  it.each([
    ['', 'URL obligatoire'],
    ['   ', 'URL obligatoire'],
    ['brasserie.example', 'URL incorrecte\u00a0: elle commence par http:// ou https://.'],
    ['javascript:alert(1)', 'URL incorrecte\u00a0: elle commence par http:// ou https://.'],
    [
      'https://brasserie.example@autre.example/',
      'URL incorrecte\u00a0: elle commence par http:// ou https://.',
    ],
    ['https://brasserie.example/carte', null],
    ['https://brasserie.example?table=4@midi', null],
    [' http://brasserie.example ', null],
  ])('accept the target %j: %s', (url, problem) => {
    expect(urlProblem(url)).toBe(problem);
  });

  it.each([
    [320, 480, true],
    [750, 1334, true],
    [319, 480, false],
    [320, 479, false],
    [751, 600, false],
    [600, 1335, false],
    [null, null, false],
  ])('accept a banner of %s by %s: %s', (width, height, allowed) => {
    expect(isBannerSize({ width, height })).toBe(allowed);
  });

  it('describe their target', () => {
    expect(qrCodeTrace('mène à https://a.example')).toBe('QR code\u00a0: mène à https://a.example');
  });
});
