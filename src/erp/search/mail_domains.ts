/** Providers with whom anybody has an address, in whatever country: nobody is known by their domain. */
const EVERYBODYS =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|rocketmail|aol|icloud|gmx|protonmail|yandex)(?:\.[a-z]{2,3}){1,2}$/;
const OTHERS = new Set(
  `me.com mac.com mail.com proton.me zoho.com web.de freenet.de t-online.de orange.fr wanadoo.fr free.fr sfr.fr laposte.net
  libero.it virgilio.it tin.it qq.com 163.com 126.com sina.com naver.com daum.net mail.ru btinternet.com comcast.net att.net
  verizon.net sbcglobal.net shaw.ca rogers.com bigpond.com uol.com.br terra.com.br seznam.cz wp.pl o2.pl onet.pl`.split(
    /\s+/,
  ),
);

/** Whether a domain says whose a mail is. */
export function isOnesOwn(domain: string): boolean {
  const small = domain.toLowerCase();
  return !EVERYBODYS.test(small) && !OTHERS.has(small);
}

/** The domain of an address; null: there is none, or it is everybody's. */
export function ownDomainOf(address: string): string | null {
  const [, domain] = /@([^\s@<>]+)\s*>?\s*$/.exec(address) ?? [];
  return domain && isOnesOwn(domain) ? domain : null;
}
