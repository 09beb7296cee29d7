import { Trans, useLingui } from '@lingui/react'
import { guaranteeNoticeAddress, LEGAL_GUARANTEE_PAGES } from '@shop/domain/duties/guarantee-files'
import type { Language } from '@shop/domain/market/markets'
import css from './guarantee-notice.module.css'
import { NOTICE_SIZE } from './notice-size.ts'
import { noticeText, noticeWords } from './notice-words.ts'

type GuaranteeNoticeProps = {
  language: Language
  /** Where the picture stands; another place than the shop's own only without a shop. */
  src?: string
}

/**
 * The harmonised notice on the legal guarantee, whole and in colour, with the link that its code leads to.
 *
 * @see eu-duties C-02
 */
export function GuaranteeNotice({ language, src = guaranteeNoticeAddress(language) }: GuaranteeNoticeProps) {
  const { i18n } = useLingui()

  return (
    <figure className={css.notice}>
      <img
        className={css.picture}
        src={src}
        alt={noticeText(noticeWords(i18n))}
        width={NOTICE_SIZE.width}
        height={NOTICE_SIZE.height}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        <a className={css.link} href={LEGAL_GUARANTEE_PAGES[language]} target="_blank" rel="noreferrer">
          <Trans id="guarantee.more" message="Mehr zur gesetzlichen Gewährleistung auf „Ihr Europa“" />
        </a>
      </figcaption>
    </figure>
  )
}
