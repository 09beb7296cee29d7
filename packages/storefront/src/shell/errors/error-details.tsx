import css from './message.module.css'

/** Status, message and stack, for testers; never shown to shoppers. @see spec §2 "Error page" */
export function ErrorDetails({ error }: { error: Error }) {
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500

  return (
    <div className={css.details}>
      <p>
        {status} {error.message}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
      <pre tabIndex={0}>{error.stack}</pre>
    </div>
  )
}
