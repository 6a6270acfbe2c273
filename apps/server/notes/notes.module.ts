import { Module } from '@nestjs/common';
import { MatchModule } from '../match/match.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { Insiders } from './insiders.js';
import { NoteDesk } from './note-desk.js';
import { NoteMutations } from './note-mutations.resolver.js';
import { NotesResolver } from './notes.resolver.js';
import { Reading } from './reading.js';

@Module({
  imports: [MatchModule, ReplayModule],
  providers: [Insiders, Reading, NoteDesk, NotesResolver, NoteMutations],
})
export class NotesModule {}
