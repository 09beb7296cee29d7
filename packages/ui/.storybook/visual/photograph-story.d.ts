interface Window {
  /** Compares stories with their accepted pictures; there only while snapshots are taken, see `take-snapshot.ts`. */
  photographing?: {
    prepare: (context: Pick<import('@storybook/react-vite').StoryContext, 'tags'>) => void
    photograph: (
      context: Pick<import('@storybook/react-vite').StoryContext, 'id' | 'tags' | 'canvasElement'>,
    ) => Promise<void>
  }
}
