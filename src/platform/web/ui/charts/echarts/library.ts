import { LineChart, RadarChart } from 'echarts/charts';
import { GridComponent, RadarComponent } from 'echarts/components';
import { init, use, type EChartsType } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// What is drawn, and nothing else: neither tooltip nor legend, which are our own.
use([RadarChart, LineChart, RadarComponent, GridComponent, SVGRenderer]);

/** Begins a picture in an element. */
export const beginPicture = (element: HTMLElement): EChartsType => init(element, null, { renderer: 'svg' });

/** Ends it. Its painter would empty its elements with `innerHTML`, which Trusted Types refuse: it is left without anything to
 *  empty, and React removes the element. */
export function endPicture(picture: EChartsType): void {
  Object.assign(picture.getZr().painter, { root: null, clear: () => undefined });
  picture.dispose();
}
