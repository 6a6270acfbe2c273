/** Why a command was not carried out: in English, by its code, and with its places open for other languages. */
import { graphql } from './graphql.js';

export const REFUSED = graphql(`
  fragment Refused on UserError {
    code
    message
    phrases {
      text
      facts {
        name
        text
        number
      }
    }
    field
    ruleRef {
      id
    }
  }
`);
