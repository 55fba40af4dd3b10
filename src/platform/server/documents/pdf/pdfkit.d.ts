// What is used of it, and how: its own types are of an earlier version.
declare module 'pdfkit' {
  interface StructureContent {
    readonly page: unknown;
  }
  interface StructureElement {
    add(child: StructureElement | StructureContent): this;
    end(): this;
  }
  interface EmbeddedFont {
    unicode: number[][];
  }
  interface Outline {
    addItem(title: string, options?: { expanded?: boolean }): Outline;
  }
  interface StructureOptions {
    title?: string;
    alt?: string;
    actual?: string;
    scope?: 'Row' | 'Column';
    placement?: 'Block';
    bbox?: [left: number, top: number, right: number, bottom: number];
  }
  interface ArtifactOptions {
    type: 'Layout' | 'Pagination';
    attached?: ('Top' | 'Bottom')[];
  }
  interface TextOptions {
    lineBreak: false;
    baseline: 'alphabetic';
    features: Record<string, boolean> | string[];
  }
  interface DocumentOptions {
    size: 'A4';
    margin: number;
    bufferPages: boolean;
    pdfVersion: '1.7';
    tagged: boolean;
    lang: string;
    displayTitle: boolean;
    info: Record<string, string>;
  }
  export default class Document {
    constructor(options: DocumentOptions);
    readonly outline: Outline;
    /** What has been drawn on the page, one writing after the other. */
    readonly page: { content: { buffer: Uint8Array[] } };
    /** The font in use, with what each of its letters in the file says to whoever copies or searches it. */
    readonly _font: EmbeddedFont;
    readonly _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } };
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
    addPage(): this;
    switchToPage(at: number): unknown;
    bufferedPageRange(): { start: number; count: number };
    registerFont(name: string, bytes: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    fillColor(colour: string): this;
    save(): this;
    restore(): this;
    clip(): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    fill(colour: string): this;
    stroke(colour: string): this;
    struct(tag: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(tag: string): StructureContent;
    markContent(tag: 'Artifact', options: ArtifactOptions): this;
    endMarkedContent(): this;
  }
}
