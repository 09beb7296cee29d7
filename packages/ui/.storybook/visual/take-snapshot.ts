import type { StoryContext } from '@storybook/react-vite'
import { afterEach, beforeEach, type ExpectStatic, vi } from 'vitest'
import { page } from 'vitest/browser'
import { holdStill } from './hold-still.ts'

/** A Tuesday morning in spring: what counts down or greets by the hour looks the same every day. */
const NOW = new Date('2026-05-12T08:30:00Z')
const TALLEST = 4000

const pageStyle = new CSSStyleSheet()

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

/** Compares the story, as it stands after its play function, with the picture that was accepted. */
async function takeSnapshot({ id, canvasElement }: Photographed, expect: ExpectStatic): Promise<void> {
  const overlay = document.querySelector('dialog:modal, :popover-open')
  // What is below the window would not be in the picture.
  if (!overlay) await page.viewport(window.innerWidth, Math.min(document.body.scrollHeight, TALLEST))
  await holdStill(document)

  // What floats (toasts, a bar at the top) takes no room in its story: then the window is the picture.
  const isFloating = overlay !== null || canvasElement.clientHeight === 0
  const name = `${import.meta.env.VITE_STORY_BRAND}/${id}`
  await expect(isFloating ? document.body : canvasElement).toMatchScreenshot(name)
}
