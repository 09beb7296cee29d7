interface Window {
  /** Compares a story with its accepted picture; there only while snapshots are taken, see `take-snapshot.ts`. */
  photographStory?: (
    context: Pick<import('@storybook/react-vite').StoryContext, 'id' | 'canvasElement'>,
  ) => Promise<void>
}
