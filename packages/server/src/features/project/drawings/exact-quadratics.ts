import type PDFDocument from 'pdfkit';

const exact = new WeakSet<PDFDocument>();

/**
 * pdfkit (0.20) writes a quadratic curve with the operator of the cubic one that starts at its first control point,
 * which is flatter. Makes a document write the cubic curve that equals it, from the current point. Idempotent.
 */
export function paintExactQuadratics(pdf: PDFDocument): void {
  if (exact.has(pdf)) return;
  exact.add(pdf);
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  const moveTo = pdf.moveTo.bind(pdf);
  const lineTo = pdf.lineTo.bind(pdf);
  const bezierCurveTo = pdf.bezierCurveTo.bind(pdf);
  const closePath = pdf.closePath.bind(pdf);
  pdf.moveTo = (toX, toY) => {
    [x, y] = [toX, toY];
    start = [toX, toY];
    return moveTo(toX, toY);
  };
  pdf.lineTo = (toX, toY) => {
    [x, y] = [toX, toY];
    return lineTo(toX, toY);
  };
  pdf.bezierCurveTo = (x1, y1, x2, y2, toX, toY) => {
    [x, y] = [toX, toY];
    return bezierCurveTo(x1, y1, x2, y2, toX, toY);
  };
  pdf.closePath = () => {
    [x, y] = start;
    return closePath();
  };
  pdf.quadraticCurveTo = (cx, cy, toX, toY) => {
    const towards = (from: number, to: number) => from + ((to - from) * 2) / 3;
    return pdf.bezierCurveTo(towards(x, cx), towards(y, cy), towards(toX, cx), towards(toY, cy), toX, toY);
  };
}
