declare module 'virtual:release-changes' {
  /** What looks different since the last release; read from Git when Storybook is built. */
  export const changes: import('../../../../../scripts/visual/release-changes.ts').ReleaseChanges
}
