/** The package's own declarations are not reachable through its exports; this is the part of them that is used. */
declare module "tesseract-wasm" {
  export interface TextItem {
    rect: { left: number; top: number; right: number; bottom: number };
    /** 0..1 */
    confidence: number;
    text: string;
  }
  export interface OCREngine {
    loadModel(model: Uint8Array): void;
    loadImage(image: { data: Uint8ClampedArray; width: number; height: number }): void;
    clearImage(): void;
    destroy(): void;
    setVariable(name: string, value: string): void;
    getTextBoxes(unit: "line" | "word"): TextItem[];
  }
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OCREngine>;
}
