export { kafkaLog, type KafkaLogOptions } from './kafka-log.js';
