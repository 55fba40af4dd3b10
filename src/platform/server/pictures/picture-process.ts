import sharp from 'sharp';
import { answerJob } from '#platform/server/jobs/answer-job.ts';

/** The one picture this process makes; then it ends. */
export interface Job {
  kind: 'png' | 'jpeg' | 'webp';
  bytes: Uint8Array;
  width: number;
  height: number;
  /** `cover` fills the room and cuts what is beyond; `inside` shows the whole picture within it, and makes none larger. */
  fit: 'cover' | 'inside';
  pixels: number;
}
/** Why a picture could not be made. */
export type PictureFault = 'wrong_type' | 'damaged' | 'too_many_pixels';
export type Done = { bytes: Uint8Array } | { reason: PictureFault };

sharp.concurrency(1);
sharp.cache(false);
// No other decoder is needed, so none can be reached.
const loaders = {
  png: 'VipsForeignLoadPngBuffer',
  jpeg: 'VipsForeignLoadJpegBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
};

async function draw({ kind, bytes, width, height, fit, pixels }: Job): Promise<Done> {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [loaders[kind]] });
  try {
    const picture = sharp(bytes, { limitInputPixels: pixels, failOn: 'error', sequentialRead: true })
      // Turned as the camera was held: the note of that (EXIF) is dropped with all other metadata.
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 85 });
    return { bytes: await picture.toBuffer() };
  } catch (error) {
    return { reason: /pixel limit/i.test(String(error)) ? 'too_many_pixels' : 'damaged' };
  }
}

answerJob<Job, Done>(draw);
