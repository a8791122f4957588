/** A table of `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind`, prices in taka. */
export const gadgetItems = `
# Smartphones & Accessories | gadget
Magnetic Car Phone Holder with 360 Degree Rotation | 650 | 450 | carHolder
Selfie Stick Tripod with Bluetooth Remote and Fill Light | 1150 | 850 | selfieStick
# Wearable Technology | gadget
Smart Watch with Bluetooth Calling and 1.96 inch AMOLED Display | 3850 | 2890 | smartWatch
Fitness Band with Heart Rate and Sleep Tracking | 1850 | 1350 | fitnessBand
# Audio & Headphones | gadget
Wired Earphone with Mic and Deep Bass | 350 | 250 | wiredEarphone
Studio Monitor Headphone with Detachable Cable | 2650 | 2090 | studioHeadphone
# Computer Peripherals | gadget
Silent Wireless Mouse, Rechargeable 2.4 GHz | 850 | 620 | mouse
RGB Mechanical Keyboard with Hot Swappable Blue Switches, 87 Keys | 3950 | 3190 | keyboard
Laptop Cooling Stand with Six Fans | 1650 | 1250 | coolingStand
# Home Automation | gadget
Wi-Fi Smart Remote Controller for AC and TV | 1650 | 1250 | smartRemote
Motion Sensor Door Chime | 750 | 590 | motionChime
# Gaming Gadgets | gadget
Wireless Gamepad for PC, Android and TV Box | 1950 | 1490 | gamepad
Mobile Gaming Cooler Fan with Clip | 850 | 620 | phoneCooler
# Health & Fitness Gadgets | gadget
Digital Skipping Rope with Calorie Counter | 550 | 390 | skippingRope
Mini Massage Gun with 6 Heads and Carry Case | 2450 | 1790 | massageGun
# Photography & Video Gadgets | gadget
10 inch Ring Light with 7 Feet Stand and Phone Holder | 1650 | 1190 | ringLight
Wireless Lavalier Microphone for Type-C and iPhone | 1450 | 1050 | lavalier
# Travel Gadgets | gadget
Universal Travel Adapter with 4 USB Ports | 1150 | 850 | travelAdapter
Digital Luggage Scale 50 kg | 650 | 480 | luggageScale
Neck Pillow with Memory Foam and Eye Mask | 950 | 690 | neckPillow
# Novelty Gadgets | toy
3D Crystal Ball Night Lamp with Wooden Base, Galaxy Engraving | 950 | 690 | crystalLamp
Levitating Magnetic Globe Lamp | 3450 | 2690 | globeLamp
# Smartphones | phone
5G Smartphone 8 GB RAM 256 GB Storage with 108 MP Camera and 120 Hz Display | 28990 | 26490 | smartphone5g
Button Feature Phone with Big Battery | 1850 | 1590 | featurePhone
# Cases & Covers | gadget
Shockproof Transparent Back Cover | 350 | 220 | clearCase
Leather Flip Wallet Case with Card Slots | 650 | 490 | flipCase
# Screen Protectors | gadget
9H Tempered Glass, Pack of 3 | 390 | 250 | temperedGlass
Privacy Anti Spy Screen Guard | 450 | 320 | privacyGlass
# Chargers & Cables | gadget
65 W GaN Fast Charger with Two Type-C and One USB Port | 1950 | 1450 | ganCharger
Braided 100 W Type-C Cable 2 m | 450 | 320 | typeCCable
# Power Banks | gadget
20000 mAh Power Bank with 22.5 W Fast Charging and Digital Display | 2450 | 1890 | powerBank
Magnetic Wireless Power Bank 10000 mAh | 2250 | 1750 | magneticBank
# Wireless Earbuds | gadget
True Wireless Earbuds with Active Noise Cancellation and 40 Hours Playback | 2850 | 2090 | earbuds
Neckband Bluetooth Earphone | 950 | 690 | neckband
Open Ear Sports Earbuds | 1950 | 1490 | openEar
# Over-Ear Headphones | gadget
Foldable Bluetooth Headphone, 60 Hours Battery | 2450 | 1890 | batteryHeadphone
Kids Headphone with Volume Limit | 1250 | 950 | kidsHeadphone
# Bluetooth Speakers | gadget
Portable Waterproof Bluetooth Speaker 20 W | 2650 | 1990 | bluetoothSpeaker
Karaoke Party Speaker with Two Wireless Microphones and RGB Lights | 5950 | 4790 | partySpeaker
# Smart Lights | light
Wi-Fi RGB Smart Bulb 9 W | 850 | 620 | smartBulb
TV Backlight LED Strip 5 m with App Control | 1150 | 790 | ledStrip
# Smart Plugs | gadget
Wi-Fi Smart Plug 16 A with Energy Monitor | 950 | 720 | smartPlug
Smart Power Strip with 4 Outlets | 1950 | 1550 | powerStrip
# Smart Thermostats | gadget
Digital Room Thermometer and Humidity Meter | 550 | 390 | humidityMeter
Smart AC Controller with Temperature Schedule | 2450 | | acController
# Smart Locks | gadget
Fingerprint Padlock, USB Rechargeable | 1850 | 1390 | fingerPadlock
Digital Door Lock with Fingerprint, Card, Code and Mobile App | 9850 | 7990 | codeLock
# Security Cameras | gadget
360 Degree Wi-Fi CCTV Camera with Night Vision and Two Way Talk | 2450 | 1790 | domeCamera
Solar Powered Outdoor Camera, 4 MP | 5450 | 4490 | solarCamera
# Voice Assistants | gadget
Smart Speaker with Voice Control | 4850 | 3990 | smartSpeaker
Talking Alarm Clock with Temperature Display | 950 | 690 | talkingClock
`;
