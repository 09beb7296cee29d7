import { Trans, useLingui } from '@lingui/react'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import type { PersonExport } from '@shop/api-client/contract/user-data'
import { Button } from '@shop/ui/button/button'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import css from '../../features/auth/auth-form.module.css'
import pageCss from '../../features/auth/auth-page.module.css'
import { ExportDownloads } from '../../features/data-rights/export-downloads.tsx'
import { accountSections, emailSections } from '../../features/data-rights/export-sections.ts'
import { StoredKinds } from '../../features/data-rights/stored-kinds.tsx'
import { answered } from '../../features/problem-words/answered.ts'
import { refusalWords } from '../../features/problem-words/form-problem-words.ts'

type RequestedExportProps = {
  token: string
  /** The link is unknown, used or too old. */
  onDead: () => void
}

/**
 * The export behind the link of a mail. The link works once and is redeemed by a button only, because mail scanners
 * follow links, too.
 */
export function RequestedExport({ token, onDead }: RequestedExportProps) {
  const { i18n } = useLingui()
  const { api } = useAtomValue(servicesAtom)
  const [document, setDocument] = useState<PersonExport | null>(null)
  const [problem, setProblem] = useState<ProblemDocument | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const open = async () => {
    setIsBusy(true)
    setProblem(null)
    try {
      const { loadRequestedExport } = await import('@shop/api-client/contract/user-data')
      const answer = await answered(api(loadRequestedExport, { token }))
      if (answer.type === 'success') return setDocument(answer.value)
      if (answer.problem.code === 'export_link_expired') return onDead()
      setProblem(answer.problem)
    } finally {
      setIsBusy(false)
    }
  }

  if (document !== null) {
    const { account, knownByEmail, email } = document
    const sections = account ? accountSections(i18n, account) : emailSections(i18n, knownByEmail)
    return (
      <div className={css.form}>
        <p className={pageCss.lead} role="status">
          <Trans
            id="dataExport.ready"
            message="Gespeichert unter {email}. Der Link ist jetzt verbraucht: Bitte sichern Sie die Dateien gleich."
            values={{ email }}
          />
        </p>
        <StoredKinds sections={sections} />
        <ExportDownloads document={document} sections={sections} />
      </div>
    )
  }
  return (
    <div className={css.form}>
      <p className={pageCss.lead}>
        <Trans
          id="dataExport.once"
          message="Der Link funktioniert einmal. Danach können Sie Ihre Daten hier ansehen und herunterladen."
        />
      </p>
      <p className={css.refusal} role="alert">
        {problem ? refusalWords(i18n, problem) : ''}
      </p>
      <Button wide isBusy={isBusy} onClick={() => void open()}>
        <Trans id="dataExport.open" message="Daten jetzt anzeigen" />
      </Button>
    </div>
  )
}
