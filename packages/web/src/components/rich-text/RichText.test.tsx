import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

it.each([
  [
    '<p>Les <strong>horaires</strong></p><ol><li><p><span class="taille-21"><em>Un</em></span></p></li></ol>',
    '<p>Les <strong>horaires</strong></p><ol><li><span data-size="21"><em>Un</em></span></li></ol>',
  ],
  ['Sur la <terrasse>\nà midi', '<p>Sur la &lt;terrasse&gt;</p><p>à midi</p>'],
  ['<p onclick="steal()" style="color:red">A<script>steal()</script><img src=x></p>', '<p>A</p>'],
  ['<p>&lt;img src=x onerror=steal()&gt;</p>', '<p>&lt;img src=x onerror=steal()&gt;</p>'],
])('shows the marks of rich text, the rest as words: %s', (stored, html) => {
  expect(renderToStaticMarkup(<RichText stored={stored} />)).toBe(`<div class="rich-text">${html}</div>`);
});
