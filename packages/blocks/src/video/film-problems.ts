/** What decides whether everybody can follow a film of our own. */
type Film = {
  hasFile: boolean
  sound: 'unknown' | 'none' | 'spoken'
  hasCaptions: boolean
  hasTranscript: boolean
}

/**
 * Why a film of our own may not be shown, a sentence each. One without sound needs no captions, but words that say what it
 * shows for those who cannot see it; one with sound needs captions. Whoever uploads it has to say which it is: no machine
 * of ours listens to it.
 *
 * @see docs/accessibility; WCAG 1.2.1, 1.2.2, 1.2.3
 */
export function filmProblems({ hasFile, sound, hasCaptions, hasTranscript }: Film): string[] {
  if (!hasFile) return []
  if (sound === 'unknown') return ['the film does not say whether it has sound: set sound to none or spoken']
  return [
    ...(hasTranscript ? [] : ['the film has no words to read instead of it: fill in transcript']),
    ...(sound === 'spoken' && !hasCaptions ? ['the film has sound and no captions'] : []),
  ]
}
