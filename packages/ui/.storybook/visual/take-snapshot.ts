import type { StoryContext } from '@storybook/react-vite'
import { afterEach, beforeEach, type ExpectStatic, vi } from 'vitest'
import { page } from 'vitest/browser'
import { holdStill } from './hold-still.ts'
import { refuseForeignGlyphs } from './own-glyphs.ts'
import './snapshot-fonts.css'

/** A Tuesday morning in spring: what counts down or greets by the hour looks the same every day. */
const NOW = new Date('2026-05-12T08:30:00Z')
const TALLEST = 4000
const MOST_ATTEMPTS = 4
/** A busy machine takes its time for a window. */
const RESIZED = { timeout: 15_000 }

const pageStyle = new CSSStyleSheet()
const fontStyle = new CSSStyleSheet()

type Photographed = Pick<StoryContext, 'id' | 'tags' | 'canvasElement'>

beforeEach(({ expect }) => {
  window.photographing = {
    prepare(context) {
      if (isPhotographed(context)) prepareSnapshot()
    },
    async photograph(context) {
      if (isPhotographed(context)) await takeSnapshot(context, expect)
    },
  }
})

afterEach(() => {
  document.adoptedStyleSheets = []
  vi.useRealTimers()
})

function isPhotographed({ tags }: Pick<Photographed, 'tags'>): boolean {
  return tags.includes('snapshot')
}

function prepareSnapshot(): void {
  // A main region at least as tall as the window would grow with the window that is made to hold it.
  pageStyle.replaceSync('main { min-block-size: 0 !important }')
  document.adoptedStyleSheets = [pageStyle]
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
}

/** Sets the page in fonts of ours alone; asked once the story wears its brand. */
function ownFonts(): string {
  return `:root:root:root {
      --font-text: ${brandFamily('--font-text')}, "Snapshot Fallback";
      --font-display: ${brandFamily('--font-display')}, "Snapshot Fallback";
      --font-symbols: "Snapshot Fallback";
    }
    code, pre, kbd, samp { font-family: "Snapshot Mono" !important }`
}

/** The brand's own font alone, without what stands in for it on a shopper's machine. */
function brandFamily(token: string): string {
  const [family = ''] = getComputedStyle(document.documentElement).getPropertyValue(token).split(',')
  return family
}

/** Compares the story, as it stands after its play function, with the picture that was accepted. */
async function takeSnapshot({ id, canvasElement }: Photographed, expect: ExpectStatic): Promise<void> {
  const overlay = document.querySelector('dialog:modal, :popover-open')
  fontStyle.replaceSync(ownFonts())
  document.adoptedStyleSheets = [pageStyle, fontStyle]
  await holdStill(document)
  if (!overlay) await fitWindow()
  await refuseForeignGlyphs(document)

  // What floats (toasts, a bar at the top) takes no room in its story: then the window is the picture.
  const isFloating = overlay !== null || canvasElement.clientHeight === 0
  const name = `${import.meta.env.VITE_STORY_BRAND}/${id}`
  await expect(isFloating ? document.body : canvasElement).toMatchScreenshot(name)
}

/**
 * Makes the window as tall as the page: what is below it would not be in the picture. A page may grow with its window,
 * and resizing takes a moment, so both are waited for.
 */
async function fitWindow(): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const height = Math.min(document.body.scrollHeight, TALLEST)
    await page.viewport(window.innerWidth, height)
    await vi.waitUntil(() => window.innerHeight === height && window.parent.innerHeight >= height, RESIZED)
    await holdStill(document)
    if (Math.min(document.body.scrollHeight, TALLEST) <= height) return
  }
  throw new Error('The page grows with its window without end: give its story a height of its own.')
}
