import { describe, expect, it } from 'vitest';
import { projectDocument } from '../../projects/project.ts';
import { parseRichText } from './parse-rich-text.ts';
import { plainTextOf } from './plain-text-of.ts';
import { richTextHtml } from './rich-text-html.ts';
import { cutRichText, visibleLength } from './visible-length.ts';

const normalised = (stored: string) => richTextHtml(parseRichText(stored));

describe('rich text', () => {
  it.each([
    ['<p>Les <strong>horaires</strong> et <em>la frise</em>.</p>'],
    ['<p><span class="taille-21"><strong><em>Titre</em></strong></span></p>'],
    ['<ul><li><p>Un</p></li><li><p>Deux</p></li></ul><ol><li><p>Trois</p></li></ol>'],
    ['<p>Une ligne<br>puis une autre</p>'],
    ['<p>Avant</p><p></p><p>Après</p>'],
    ['<p>Sur la &lt;terrasse&gt; &amp; au bar</p>'],
    ['<p>&amp;lt;b&amp;gt; reste écrit</p>'],
  ])('is stored as it is read: %s', (stored) => {
    expect(normalised(stored)).toBe(stored);
  });

  it.each([
    ['a style', '<p style="color:red"><span style="font-size:40px">A</span></p>', '<p>A</p>'],
    ['a handler', '<p onclick="steal()">A<img src=x onerror="steal()"></p>', '<p>A</p>'],
    ['a script with its text', '<p>A</p><script>steal()</script><p>B</p>', '<p>A</p><p>B</p>'],
    ['a script never closed', '<p>A</p><script>steal()', '<p>A</p>'],
    ['a comment', '<p>A<!-- <b>x</b> -->B</p>', '<p>AB</p>'],
    ['a link, not its words', '<p><a href="javascript:steal()">Voir</a></p>', '<p>Voir</p>'],
    ['an unknown size', '<p><span class="taille-400">A</span></p>', '<p>A</p>'],
    ['a size that only begins alike', '<p><span class="taille-9-x">A</span></p>', '<p>A</p>'],
    [
      'other classes',
      '<p class="x"><span class="x taille-9 y">A</span></p>',
      '<p><span class="taille-9">A</span></p>',
    ],
    [
      'tags written as entities',
      '<p>&lt;script&gt;x&lt;/script&gt;</p>',
      '<p>&lt;script&gt;x&lt;/script&gt;</p>',
    ],
    ['NUL and lone surrogates', '<p>A&#0;&#xd800;&#233;&#xe9;</p>', '<p>Aéé</p>'],
    ['a bold that is none', '<b style="font-weight:normal"><p>A</p></b>', '<p>A</p>'],
    [
      'levels of a list',
      '<ul><li>A<ul><li>B</li></ul></li></ul>',
      '<ul><li><p>A</p></li><li><p>B</p></li></ul>',
    ],
    ['titles and spaces between', '<h1>A</h1>\n  <div>B\n  C</div>\n', '<p>A</p><p>B C</p>'],
    [
      'tags closed out of order',
      '<p><b>A<i>B</b>C</i>D</p>',
      '<p><strong>A</strong><strong><em>B</em></strong><em>C</em>D</p>',
    ],
    ['blank paragraphs around', '<p></p><p>A</p><p> </p>', '<p>A</p>'],
    ['nothing but tags', '<p></p><p><br/></p>', '<p><br></p>'],
  ])('drops %s', (_what, stored, kept) => {
    expect(normalised(stored)).toBe(kept);
  });

  it.each([
    [
      'Word',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head><body lang=FR><!--StartFragment--><p class=MsoNormal style='margin:0cm;font-size:14.0pt'><b><span style='font-size:14.0pt'>Les horaires<o:p></o:p></span></b></p>\r\n<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·<span style='font:7.0pt "Times New Roman"'>&nbsp;</span></span><![endif]><i>matin</i></p><!--EndFragment--></body></html>`,
      '<p><strong>Les horaires</strong></p><p>·\u00a0<em>matin</em></p>',
    ],
    [
      'Google Docs',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400;font-style:normal">Les </span><span style="font-weight:700;font-style:normal">horaires</span></p><ul><li dir="ltr" aria-level="1"><p role="presentation"><span style="font-weight:400;font-style:italic">matin</span></p></li></ul></b><br class="Apple-interchange-newline">',
      '<p>Les <strong>horaires</strong></p><ul><li><p><em>matin</em></p></li></ul><p><br></p>',
    ],
    [
      'a hostile page',
      '<svg onload=steal()><a href="javascript:steal()">Voir</a></svg><iframe src="//x"></iframe><p style="background:url(//x)" class="taille-9">A</p><table><tr><td>B</td><td>C</td></tr></table>',
      '<p>Voir</p><p>A</p><p>B</p><p>C</p>',
    ],
  ])('of what is pasted from %s, keeps the marks of rich text alone', (_from, pasted, kept) => {
    expect(normalised(pasted)).toBe(kept);
  });

  it.each([
    ['Sur la <terrasse>, à < 3 m & plus', '<p>Sur la &lt;terrasse&gt;, à &lt; 3 m &amp; plus</p>'],
    ['Une ligne\r\n\r\npuis une autre', '<p>Une ligne</p><p></p><p>puis une autre</p>'],
    ['Écrire &eacute; ou &lt;', '<p>Écrire &amp;eacute; ou &amp;lt;</p>'],
    ['', ''],
  ])('reads what was typed as plain text: %s', (stored, html) => {
    expect(normalised(stored)).toBe(html);
  });

  it('reads twenty thousand characters of tags never closed', () => {
    expect(normalised('<ul><li><b><p>'.repeat(1_400))).toMatch(/^(<ul>.*<\/ul>)?$/);
    expect(normalised(`<p>${'<'.repeat(20_000)}`)).toBe(`<p>${'&lt;'.repeat(20_000)}</p>`);
  });

  it.each([
    ['Sur la <terrasse>', 'Sur la <terrasse>'],
    ['<p>Sur la &lt;terrasse&gt;</p>', 'Sur la <terrasse>'],
    ['<p>Avec :</p><ul><li>les heures</li><li></li><li>le nom</li></ul>', 'Avec : – les heures – le nom'],
    ['<p>Une<br>ligne</p><p>puis</p>', 'Une ligne puis'],
    ['<ul><li><p></p></li></ul>', ''],
    [undefined, ''],
  ])('in plain words: %s', (stored, words) => {
    expect(plainTextOf(stored)).toBe(words);
  });

  it('holds 2,000 visible and 20,000 stored characters', () => {
    const fits = (briefPDA: string) => projectDocument.safeParse({ briefPDA }).success;
    expect(fits(`<p><strong>${'x'.repeat(2_000)}</strong></p>`)).toBe(true);
    expect(fits('x'.repeat(2_000))).toBe(true);
    expect(fits(`<p>${'x'.repeat(2_001)}</p>`)).toBe(false);
    expect(fits('<p></p>'.repeat(3_000))).toBe(false);
    expect(projectDocument.safeParse({ supports: [{ creation: 'x'.repeat(2_001) }] }).success).toBe(false);
  });

  it('is cut to its first visible characters, never within one', () => {
    const cut = (stored: string, longest: number) =>
      richTextHtml(cutRichText(parseRichText(stored), longest));
    expect(cut('<p>Un <strong>deux</strong></p><p>Trois</p>', 5)).toBe('<p>Un <strong>de</strong></p>');
    expect(cut('<ul><li>Un</li><li>Deux</li></ul>', 2)).toBe('<ul><li><p>Un</p></li></ul>');
    expect(cut('<p>a😀b</p>', 2)).toBe('<p>a</p>');
    expect(visibleLength(parseRichText('<p>a<br>b</p><ul><li>cd</li></ul>'))).toBe(5);
  });
});
