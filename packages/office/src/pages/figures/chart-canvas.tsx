import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import uPlot from 'uplot'
import styles from './figures-page.module.css'

export type ChartProps = {
  /** What stands below each place. */
  labels: readonly string[]
  now: readonly number[]
  before: readonly number[]
  /** What the places and the two lines are called. */
  names: { at: string; now: string; before: string }
  /** How a value is written. */
  written: (value: number) => string
}

const HEIGHT = 240
/** In the legend while the pointer is nowhere in the chart. */
const NOTHING = '–'

/** Two lines: a time, and the time before in dashes. What it shows stands in the table behind it. */
export default function ChartCanvas({ labels, now, before, names, written }: ChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const isDark = useSyncExternalStore(onScheme, () => styleOf(document.body, 'color'))

  useEffect(() => {
    const box = place.current
    if (box === null) return
    const data: uPlot.AlignedData = [labels.map((_, index) => index), [...now], [...before]]
    const chart = new uPlot(optionsOf(box, { labels, names, written }), data, box)
    const watch = new ResizeObserver(() => chart.setSize({ width: box.clientWidth, height: HEIGHT }))
    watch.observe(box)
    return () => {
      watch.disconnect()
      chart.destroy()
    }
    // Colours are read from the page: another theme draws anew.
  }, [labels, now, before, names, written, isDark])

  return (
    <div ref={place} className={styles.chart} aria-hidden="true">
      <span className={styles.inkAccent} />
      <span className={styles.inkQuiet} />
      <span className={styles.inkLine} />
    </div>
  )
}

type Shown = Pick<ChartProps, 'labels' | 'names' | 'written'>

function optionsOf(box: HTMLElement, { labels, names, written }: Shown): uPlot.Options {
  const [accent, quiet, line] = [...box.querySelectorAll('span')].map((ink) => styleOf(ink, 'color'))
  const font = `12px ${styleOf(box, 'font-family')}`
  const axis = { font, stroke: quiet ?? '', grid: { stroke: line ?? '', width: 1 }, ticks: { show: false } }
  const label = (index: number) => labels[index] ?? ''
  const value = (_chart: uPlot, minor: number | null) => (minor === null ? NOTHING : written(minor))
  return {
    width: box.clientWidth,
    height: HEIGHT,
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { x: { time: false }, y: { range: (_chart, _least, most) => [0, Math.max(1, most * 1.1)] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        values: (_chart, places) => places.map((at) => (Number.isInteger(at) ? label(at) : '')),
      },
      { ...axis, size: 76, values: (_chart, values) => values.map(written) },
    ],
    series: [
      { label: names.at, value: (_chart, at) => (at === null ? NOTHING : label(at)) },
      { label: names.now, stroke: accent ?? '', width: 2, value },
      {
        label: names.before,
        stroke: quiet ?? '',
        width: 1.5,
        dash: [5, 5],
        value,
      },
    ],
  }
}

function styleOf(element: Element, property: string): string {
  return getComputedStyle(element).getPropertyValue(property)
}

/** Calls when the theme may be another one: by the system or by choice. */
function onScheme(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(changed)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', changed)
  return () => {
    chosen.disconnect()
    system.removeEventListener('change', changed)
  }
}
