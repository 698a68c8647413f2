import { expect, it } from 'vitest';
import { INKS } from './ink.ts';

/** Total ink that uncoated and coated paper both take, in percent. */
const MOST = 300;

/** Inks that signed drawings may name, with the colours that were seen when they were signed: never edit a line, only add. */
const LANDED = `
  ardoise #262d31, marine #1f3f57, sapin #2f5844, brique #a82a1e, cuivre #b8501a, mure #7d2f5f,
  laiton #e0b14a, miel #efc25a, bois #c9a273, creme #fbf5e6, ivoire #fffaf0, sable #f2e4c6,
  craie #f4efe4, encre #171d20, etain #8d979c, schiste #7f9db0, chene #b98a52, frene #c99a62,
  noyer #8a6030, ecorce #6b5a2f, cafe #33261a, rouille #8a4a1c, acajou #5e2a12, bronze #84621f,
  dorure #b08a3a, safran #e6b13f, paille #f6dd96, lin #f1f0df, mastic #cdbd95, porcelaine #fcfbf5,
  brume #e8f0f4, givre #d3e2ec, ecume #9fc4d6, bleuet #7fa6cc, ocean #4f86a0, petrole #2c5f7a,
  azulejo #2c5f9a, cobalt #1f4f8b, minuit #1d324c, nuit #221f33, herbe #2f6a38, foret #254a3b,
  olive #6c8a2f, lierre #3a4a24, sauge #7f9a5a, tilleul #8fb56a, peche #f0a58f, corail #e27a5c,
  rose #f0c4b8, grenat #7a1f18, bordeaux #5a2a2a, orange #d2691e, mandarine #f0a030, citron #b8a11a,
  zeste #f0dc6a, lime #4d7a2f, anis #b9cf6a`;

it.each(LANDED.split(',').map((line) => line.trim().split(' ')))(
  '%s, which signed drawings name, is still %s',
  (name = '', screen) => {
    expect(new Map<string, { screen: string }>(Object.entries(INKS)).get(name)?.screen).toBe(screen);
  },
);

it('every ink is among those that may not change', () => {
  for (const [name, { screen }] of Object.entries(INKS)) expect(LANDED).toContain(`${name} ${screen}`);
});

it.each(Object.entries(INKS))('%s is a colour of its own, and dries in print', (_, { screen, cmyk }) => {
  expect(screen).toMatch(/^#[0-9a-f]{6}$/);
  expect(Object.values(INKS).filter((other) => other.screen === screen)).toHaveLength(1);
  for (const part of cmyk) expect(part).toBe(Math.min(100, Math.max(0, Math.round(part))));
  expect(cmyk.reduce((total: number, part) => total + part, 0)).toBeLessThanOrEqual(MOST);
});
