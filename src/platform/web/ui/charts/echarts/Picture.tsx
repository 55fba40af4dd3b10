import type { LineSeriesOption, RadarSeriesOption } from 'echarts/charts';
import type { GridComponentOption, RadarComponentOption } from 'echarts/components';
import type { ComposeOption, EChartsType } from 'echarts/core';
import { useEffect, useRef } from 'react';

export type PictureOption = ComposeOption<
  LineSeriesOption | RadarSeriesOption | GridComponentOption | RadarComponentOption
>;

/** How long shapes take to come and to change (specification 9); nothing moves where nothing may. */
function durations() {
  const mayMove =
    document.documentElement.dataset['animations'] !== 'off' &&
    !matchMedia('(prefers-reduced-motion: reduce), print').matches;
  return { animation: mayMove, animationDuration: 1000, animationDurationUpdate: 400 };
}

interface PictureProps {
  /** Keep it stable while nothing changes. Colours are variables of the theme. */
  option: PictureOption;
  width: number;
  height: number;
}

/** The shapes of a picture, drawn by the chart library once it is here. Names, links and words lie above it, and are ours. */
export function Picture({ option, width, height }: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const picture = useRef<EChartsType>(undefined);
  const wanted = useRef({ option, width, height });
  useEffect(() => {
    wanted.current = { option, width, height };
    const { current } = picture;
    if (current === undefined) return;
    current.resize({ width, height });
    current.setOption({ ...option, ...durations() }, { notMerge: true });
  }, [option, width, height]);
  useEffect(() => {
    let isGone = false;
    let end: (() => void) | undefined;
    const begin = async () => {
      const { beginPicture, endPicture } = await import('./library.ts');
      if (isGone || place.current === null) return;
      const begun = beginPicture(place.current);
      picture.current = begun;
      end = () => endPicture(begun);
      const { option: first, ...size } = wanted.current;
      begun.resize(size);
      begun.setOption({ ...first, ...durations() });
    };
    void begin();
    return () => {
      isGone = true;
      picture.current = undefined;
      end?.();
    };
  }, []);
  return <div ref={place} aria-hidden style={{ position: 'absolute', inset: 0, width, height }} />;
}
