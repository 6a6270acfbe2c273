/** What is English, in letters that no English word has, between marks, and longer by a third, as other languages are. */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = 'áƀçđéƒğĥíĵķłɱñóƥɋřšťúṽŵẋýžÁɃÇĐÉƑĞĤÍĴĶŁṀÑÓƤɊŘŠŤÚṼŴẊÝŽ';

/** Names in braces, and tags, stay what they are. */
const KEPT = /(\{\w+\}|<\/?\w+>)/;

export function pseudo(_key: string, english: string): string {
  const marked = english
    .split(KEPT)
    .map((part) =>
      KEPT.test(part) ? part : part.replaceAll(/[a-z]/gi, (letter) => MARKED[PLAIN.indexOf(letter)] ?? letter),
    )
    .join('');
  const said = english.replaceAll(/\{\w+\}|<\/?\w+>/g, '').length;
  return `⟦${marked}${' ····'.repeat(Math.ceil((said * 0.3) / 5))}⟧`;
}
