/** Types of the used part of `qrcode`; the package has none. */
declare module 'qrcode' {
  interface Options {
    errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H';
    /** Light modules around the code. */
    margin: number;
  }
  const qrcode: {
    toBuffer(text: string, options: Options & { type: 'png'; width: number }): Promise<Buffer>;
    toString(text: string, options: Options & { type: 'svg' }): Promise<string>;
  };
  export default qrcode;
}
